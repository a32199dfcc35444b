import { Stack, Text, TextInput } from "@mantine/core";
import { inviteAdminInput } from "@site/contract/administrators/admin-schema";
import { administratorTexts } from "@site/contract/administrators/labels";
import { trpc } from "../../api/trpc.ts";
import { FormDialog } from "../../kit/forms/form-dialog.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";

/** Renders the dialog that invites an administrator by mail. */
export function InviteForm({ onClose }: { onClose: () => void }) {
  const invite = useAdminMutation(trpc.admin.invitations.create, {
    fallback: administratorTexts.inviteFailed,
    invalidates: [trpc.useUtils().admin.invitations],
  });
  return (
    <FormDialog
      title="Yönetici Davet Et"
      action="Davet Gönder"
      schema={inviteAdminInput}
      initialValues={{ email: "" }}
      draft="adminInvitationDraft:new"
      save={invite.mutateAsync}
      onClose={onClose}
    >
      {(form) => (
        <Stack>
          <Text>Davet edilen kişi e-postadaki bağlantıdan kullanıcı adını ve şifresini kendisi seçer.</Text>
          <TextInput label="E-posta" type="email" autoComplete="off" data-autofocus {...form.getInputProps("email")} />
        </Stack>
      )}
    </FormDialog>
  );
}
