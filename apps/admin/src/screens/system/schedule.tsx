import { Button, NativeSelect, NumberInput, Paper, Stack, Text, Title } from "@mantine/core";
import { formatMoment } from "@site/browser/format-date";
import { backupFrequencies, backupTexts } from "@site/contract/backup/labels";
import { type Backup, type BackupSchedule, backupLimits, backupScheduleForm } from "@site/contract/backup/schema";
import { formatNumber } from "@site/contract/common/text";
import { settingFields } from "@site/contract/settings/fields";
import { trpc } from "../../api/trpc.ts";
import { useCalledDialog } from "../../kit/dialogs/use-called-dialog.ts";
import { FormDialog } from "../../kit/forms/form-dialog.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";

const labels = settingFields.backupSchedule;

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, "0")}:00`,
}));
const frequencies = Object.entries(backupFrequencies).map(([value, label]) => ({ value, label }));

/** Shows when backups are made automatically and how many are kept. A dialog changes both. */
export function ScheduleSection({ schedule, backups }: { schedule: BackupSchedule; backups: Backup[] }) {
  const dialog = useCalledDialog(...Object.keys(labels));
  const { frequency, hour, kept, nextAt } = schedule;
  const present = backups.filter(({ origin, state, isHere }) => origin === "schedule" && state === "done" && isHere);
  const scheduled = formatNumber(present.length);
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="schedule">
      <Title order={2} size="h4" id="schedule" mb="xs">
        Yedekleme zamanı
      </Title>
      {frequency === "off" || nextAt === null ? (
        <Text>Kapalı: yedekler yalnızca siz isteyince alınır.</Text>
      ) : (
        <Text>
          {backupFrequencies[frequency]} saat {hours[hour]?.label} (Türkiye saati). Sıradaki: {formatMoment(nextAt)}.
        </Text>
      )}
      <Text c="dimmed" size="sm" mb="sm">
        Zamanlanmış son {formatNumber(kept)} yedek saklanır, eskileri silinir; şu anda {scheduled} tane var. Elle
        aldıklarınız siz silene kadar kalır.
      </Text>
      <Button variant="default" onClick={() => dialog.setOpen(true)}>
        Zamanı Değiştir
      </Button>
      {dialog.isOpen && (
        <ScheduleForm schedule={schedule} firstField={dialog.called} onClose={() => dialog.setOpen(false)} />
      )}
    </Paper>
  );
}

interface FormProps {
  schedule: BackupSchedule;
  firstField: string | undefined;
  onClose: () => void;
}

function ScheduleForm({ schedule, firstField, onClose }: FormProps) {
  const { admin } = trpc.useUtils();
  const update = useAdminMutation(trpc.admin.backups.updateSchedule, {
    success: backupTexts.scheduleSaved,
    fallback: backupTexts.scheduleFailed,
    invalidates: [admin.backups, admin.setupChecklist],
  });
  const { frequency, hour, kept } = schedule;
  return (
    <FormDialog
      title="Yedekleme Zamanı"
      schema={backupScheduleForm}
      initialValues={{ frequency, hour, kept }}
      draft="backupDraft:schedule"
      save={(values) => update.mutateAsync(values)}
      {...{ firstField, onClose }}
    >
      {(form) => (
        <Stack>
          <NativeSelect
            label={labels.frequency}
            data={frequencies}
            data-autofocus
            {...form.getInputProps("frequency")}
          />
          <NativeSelect
            label={labels.hour}
            description="Türkiye saatiyle"
            data={hours}
            {...form.getInputProps("hour")}
          />
          <NumberInput
            label={labels.kept}
            description="Fazlası, bir sonraki zamanlanmış yedekten sonra en eskisinden başlayarak silinir."
            min={1}
            max={backupLimits.mostKept}
            allowDecimal={false}
            {...form.getInputProps("kept")}
          />
        </Stack>
      )}
    </FormDialog>
  );
}
