import { Badge, Button, Code, Group, Paper, Progress, Text } from "@mantine/core";
import { formatMoment } from "@site/browser/format-date";
import { backupErrors, backupOrigins, backupStates } from "@site/contract/backup/labels";
import type { Backup } from "@site/contract/backup/schema";
import { formatNumber } from "@site/contract/common/text";
import { Download } from "lucide-react";
import { sizeText } from "../../kit/measures.ts";
import { useDownload } from "../../session/use-download.ts";

const colors = { waiting: "gray", running: "gray", done: "success", failed: "danger" };

/** Shows a backup with its state, time, size and checksum, and its actions. */
export function BackupCard({ backup, onRemove }: { backup: Backup; onRemove: () => void }) {
  const { id, fileName, origin, state, byteSize, sha256, fault, createdAt, isHere } = backup;
  const download = useDownload();
  const isFinished = state === "done" || state === "failed";
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" gap="xs">
        <Text fw={600} style={{ overflowWrap: "anywhere" }}>
          {fileName}
        </Text>
        <Badge color={colors[state]}>{backupStates[state]}</Badge>
      </Group>
      <Text size="sm" c="dimmed">
        {[formatMoment(createdAt), backupOrigins[origin], byteSize !== null && sizeText(byteSize)]
          .filter(Boolean)
          .join(" · ")}
      </Text>
      {sha256 && (
        <Text size="sm" mt="xs">
          Dosyanın özeti (SHA-256, diskten okunarak doğrulandı):{" "}
          <Code style={{ overflowWrap: "anywhere" }}>{sha256}</Code>
        </Text>
      )}
      {fault && (
        <Text size="sm" c="danger" mt="xs">
          {backupErrors[fault]}
        </Text>
      )}
      {!isFinished && <BackupProgress backup={backup} />}
      {state === "done" && !isHere && (
        <Text size="sm" mt="xs">
          Dosya bu sunucuda yok: başka bir sunucuda alınmış ya da silinmiş olabilir.
        </Text>
      )}
      {isFinished && (
        <Group mt="sm" gap="xs">
          {state === "done" && isHere && (
            <Button
              onClick={() => void download(`/api/admin/system/backups/${id}/file`)}
              size="compact-md"
              variant="default"
              leftSection={<Download size={16} aria-hidden />}
              aria-label={`${fileName}: İndir`}
            >
              İndir
            </Button>
          )}
          <Button size="compact-md" variant="default" aria-label={`${fileName}: Sil`} onClick={onRemove}>
            Sil
          </Button>
        </Group>
      )}
    </Paper>
  );
}

function BackupProgress({ backup: { partsDone, parts } }: { backup: Backup }) {
  return (
    <>
      <Text size="sm" role="status" mt="xs">
        {parts === 0
          ? "Başlamak üzere. Bu sayfadan ayrılabilirsiniz."
          : `${formatNumber(parts)} parçadan ${formatNumber(partsDone)} tanesi yazıldı. Bu sayfadan ayrılabilirsiniz.`}
      </Text>
      <Progress mt="xs" value={parts === 0 ? 0 : (partsDone / parts) * 100} aria-label="Yedeğin ilerlemesi" />
    </>
  );
}
