import { Stack, Text } from "@mantine/core";
import { type AdminMember, adminMemberTexts, setMemberPasswordInput } from "@site/contract/members/list/admin-schema";
import { trpc } from "../../api/trpc.ts";
import { FormDialog } from "../../kit/forms/form-dialog.tsx";
import { PasswordField } from "../../kit/forms/password-field.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { getName } from "./use-member-actions.ts";

const passwordForm = setMemberPasswordInput.pick({ newPassword: true });

/** Renders the dialog that sets a member's password. */
export function PasswordDialog({ member, onClose }: { member: AdminMember; onClose: () => void }) {
  const setPassword = useAdminMutation(trpc.admin.users.setPassword, {
    fallback: adminMemberTexts.passwordFailed,
    invalidates: [trpc.useUtils().admin.users],
  });
  return (
    <FormDialog
      title={`Şifre Belirle: ${getName(member)}`}
      schema={passwordForm}
      initialValues={{ newPassword: "" }}
      save={({ newPassword }) => setPassword.mutateAsync({ id: member.id, newPassword })}
      onClose={onClose}
    >
      {(form) => (
        <Stack>
          <Text>
            Kullanıcının bütün oturumları kapanır ve kendisine e-postayla haber verilir. İki adımlı doğrulaması ve geçiş
            anahtarları kalır.
          </Text>
          <input type="text" name="username" autoComplete="username" value={member.email} readOnly hidden />
          <PasswordField
            label="Yeni şifre"
            autoComplete="new-password"
            data-autofocus
            {...form.getInputProps("newPassword")}
          />
        </Stack>
      )}
    </FormDialog>
  );
}
