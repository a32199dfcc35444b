import { NumberInput, Stack } from "@mantine/core";
import { type MailingState, saveMailingSettingsInput } from "@site/contract/readers/subscribers/sending/schema";
import { settingFields } from "@site/contract/settings/fields";
import { trpc } from "../../api/trpc.ts";
import { FormDialog } from "../../kit/forms/form-dialog.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";

const labels = settingFields.mailing;

interface Props {
  state: MailingState;
  firstField: string | undefined;
  onClose: () => void;
}

/** Edits the rate of mails, and the delay between publishing a post and its first mail. */
export function PaceDialog({ state, firstField, onClose }: Props) {
  const save = useAdminMutation(trpc.admin.mailing.saveSettings, {
    invalidates: [trpc.useUtils().admin.mailing],
  });
  const { mailsPerMinute, delayMinutes } = state;
  return (
    <FormDialog
      title="Gönderim Hızı"
      schema={saveMailingSettingsInput}
      initialValues={{ mailsPerMinute, delayMinutes }}
      draft="mailingDraft:pace"
      save={(values) => save.mutateAsync(values)}
      {...{ firstField, onClose }}
    >
      {(form) => (
        <Stack>
          <NumberInput
            label={labels.mailsPerMinute}
            description="Posta sunucunuzun sınırının altında kalın; şifre ve bildirim e-postaları bu sayıya girmez."
            min={1}
            max={3000}
            allowDecimal={false}
            data-autofocus
            {...form.getInputProps("mailsPerMinute")}
          />
          <NumberInput
            label={labels.delayMinutes}
            description="Bu sürede düzelttiğiniz yazı son haliyle gider, geri çektiğiniz yazı gitmez."
            min={0}
            max={1440}
            allowDecimal={false}
            {...form.getInputProps("delayMinutes")}
          />
        </Stack>
      )}
    </FormDialog>
  );
}
