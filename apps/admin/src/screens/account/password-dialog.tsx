import { Stack } from "@mantine/core";
import { adminSignInTexts } from "@site/contract/identity/sign-in/admin-labels";
import { changeAdminPasswordInput } from "@site/contract/identity/sign-in/admin-schema";
import { trpc } from "../../api/trpc.ts";
import { FormDialog } from "../../kit/forms/form-dialog.tsx";
import { PasswordField } from "../../kit/forms/password-field.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { AccountName } from "../../session/account-name.tsx";

/** Renders the dialog that changes the administrator's own password. No draft stores it. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const change = useAdminMutation(trpc.admin.session.changePassword, {
    fallback: adminSignInTexts.passwordChangeFailed,
    invalidates: [trpc.useUtils().admin.session.listOpen],
  });
  return (
    <FormDialog
      title="Şifreyi Değiştir"
      schema={changeAdminPasswordInput}
      initialValues={{ currentPassword: "", newPassword: "", confirmPassword: "" }}
      draft="passwordDraft:own"
      secrets={["currentPassword", "newPassword", "confirmPassword"]}
      save={change.mutateAsync}
      onClose={onClose}
    >
      {(form) => (
        <Stack>
          <AccountName />
          <PasswordField
            label="Mevcut şifre"
            autoComplete="current-password"
            data-autofocus
            {...form.getInputProps("currentPassword")}
          />
          <PasswordField
            label="Yeni şifre"
            description="En az 12 karakter. Birkaç sözcükten oluşan bir cümle hem güçlü hem akılda kalıcıdır."
            autoComplete="new-password"
            {...form.getInputProps("newPassword")}
          />
          <PasswordField
            label="Yeni şifre (tekrar)"
            autoComplete="new-password"
            {...form.getInputProps("confirmPassword")}
          />
        </Stack>
      )}
    </FormDialog>
  );
}
