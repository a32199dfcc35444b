import { Button, NativeSelect, NumberInput, Paper, Stack, Text, Title } from "@mantine/core";
import { formatMoment } from "@site/browser/format-date";
import { backupFrequencies, backupTexts } from "@site/contract/backup/labels";
import { type Backup, type BackupSchedule, backupLimits, backupScheduleForm } from "@site/contract/backup/schema";
import { formatNumber } from "@site/contract/common/text";
import { useState } from "react";
import { trpc } from "../../api/trpc.ts";
import { FormDialog } from "../../kit/forms/form-dialog.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, "0")}:00`,
}));
const frequencies = Object.entries(backupFrequencies).map(([value, label]) => ({ value, label }));

/** Shows when backups are made automatically and how many are kept. A dialog changes both. */
export function ScheduleSection({ schedule, backups }: { schedule: BackupSchedule; backups: Backup[] }) {
  const [isOpen, setOpen] = useState(false);
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
      <Button variant="default" onClick={() => setOpen(true)}>
        Zamanı Değiştir
      </Button>
      {isOpen && <ScheduleForm schedule={schedule} onClose={() => setOpen(false)} />}
    </Paper>
  );
}

function ScheduleForm({ schedule, onClose }: { schedule: BackupSchedule; onClose: () => void }) {
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
      onClose={onClose}
    >
      {(form) => (
        <Stack>
          <NativeSelect label="Sıklık" data={frequencies} data-autofocus {...form.getInputProps("frequency")} />
          <NativeSelect label="Saat" description="Türkiye saatiyle" data={hours} {...form.getInputProps("hour")} />
          <NumberInput
            label="Saklanacak yedek sayısı"
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
