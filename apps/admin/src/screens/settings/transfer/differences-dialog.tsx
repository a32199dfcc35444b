import { Button, Group, Paper, Stack, Text } from "@mantine/core";
import type { SettingDifference } from "@site/contract/site/setting-transfer/schema";
import { Dialog } from "../../../kit/dialogs/dialog.tsx";
import { TextDiff } from "../../../kit/text/text-diff.tsx";

interface Props {
  differences: SettingDifference[];
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Shows what an import would change, and asks for confirmation. */
export function DifferencesDialog({ differences, isBusy, onConfirm, onClose }: Props) {
  return (
    <Dialog onClose={onClose} title={`${differences.length} değer değişecek`} size="xl">
      <Stack component="ul" gap="sm" mb="lg">
        {differences.map(({ label, recordName, before, after }) => (
          <Paper component="li" withBorder p="sm" key={`${recordName}/${label}`}>
            <Text fw={600}>{[recordName, label].filter(Boolean).join(": ")}</Text>
            <TextDiff before={before ?? ""} after={after} />
          </Paper>
        ))}
      </Stack>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          İptal
        </Button>
        <Button loading={isBusy} onClick={onConfirm}>
          İçe Aktar
        </Button>
      </Group>
    </Dialog>
  );
}
