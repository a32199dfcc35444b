import { NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import { inviteAdminInput } from "@site/contract/account/administrators/admin-schema";
import { administratorTexts } from "@site/contract/account/administrators/labels";
import { adminRole } from "@site/contract/account/administrators/role-schema";
import { type AdminRole, adminRoleHints, adminRoleLabels } from "@site/contract/account/administrators/roles";
import { trpc } from "../../api/trpc.ts";
import { FormDialog } from "../../kit/forms/form-dialog.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";

const roles = adminRole.options.map((value) => ({ value, label: adminRoleLabels[value] }));
/** The role with the fewest rights over people's data comes first. */
const initialValues: { email: string; role: AdminRole } = { email: "", role: "editor" };

/** Renders the dialog that invites an administrator by mail. */
export function InviteForm({ onClose }: { onClose: () => void }) {
  const invite = useAdminMutation(trpc.admin.invitations.create, {
    success: ({ message }) => message,
    fallback: administratorTexts.inviteFailed,
    invalidates: [trpc.useUtils().admin.invitations],
  });
  return (
    <FormDialog
      title="Yönetici Davet Et"
      action="Davet Gönder"
      schema={inviteAdminInput}
      initialValues={initialValues}
      draft="adminInvitationDraft:new"
      save={invite.mutateAsync}
      onClose={onClose}
    >
      {(form) => (
        <Stack>
          <Text>Davet edilen kişi e-postadaki bağlantıdan kullanıcı adını ve şifresini kendisi seçer.</Text>
          <TextInput label="E-posta" type="email" autoComplete="off" data-autofocus {...form.getInputProps("email")} />
          <NativeSelect
            label="Rol"
            data={roles}
            description={adminRoleHints[form.values.role]}
            {...form.getInputProps("role")}
          />
        </Stack>
      )}
    </FormDialog>
  );
}
