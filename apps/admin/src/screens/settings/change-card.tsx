import { Button, Group, Paper, Spoiler, Text } from "@mantine/core";
import type { SettingChange } from "@site/contract/site/setting-history/schema";
import { TextDiff } from "../../kit/text/text-diff.tsx";

const timeFormat = new Intl.DateTimeFormat("tr-TR", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Europe/Istanbul",
});

interface Props {
  change: SettingChange;
  isBusy: boolean;
  onRestore: () => void;
}

/** Shows one changed value: what was removed is struck out, what was added is underlined. */
export function ChangeCard({ change, isBusy, onRestore }: Props) {
  const { label, recordName, before, after, changedBy, changedAt } = change;
  const name = recordName && recordName !== label ? `${recordName}: ${label}` : label;
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" mb="xs">
        <div>
          <Text fw={600}>{name}</Text>
          <Text size="sm" c="dimmed">
            {[changedBy, timeFormat.format(new Date(changedAt))].filter(Boolean).join(" · ")}
          </Text>
        </div>
        <Button variant="light" size="compact-md" fz="sm" disabled={isBusy} onClick={onRestore}>
          Önceki Değere Dön
        </Button>
      </Group>
      <Spoiler maxHeight={140} showLabel="Tamamını göster" hideLabel="Kısalt">
        <TextDiff before={before ?? ""} after={after} />
      </Spoiler>
    </Paper>
  );
}
