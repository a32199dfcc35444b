import { PasswordInput, Stack } from "@mantine/core";
import { adminSignInTexts } from "@site/contract/account/sign-in/admin-labels";
import { changeAdminPasswordInput } from "@site/contract/account/sign-in/admin-schema";
import { trpc } from "../../api/trpc.ts";
import { FormDialog } from "../../kit/forms/form-dialog.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { AccountName } from "../../session/account-name.tsx";

const toggle = { "aria-label": "Şifreyi göster veya gizle" };

/** Renders the dialog that changes the administrator's password; no draft stores it. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const change = useAdminMutation(trpc.admin.session.changePassword, {
    success: ({ message }) => message,
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
          <PasswordInput
            label="Mevcut şifre"
            autoComplete="current-password"
            data-autofocus
            visibilityToggleButtonProps={toggle}
            {...form.getInputProps("currentPassword")}
          />
          <PasswordInput
            label="Yeni şifre"
            description="En az 12 karakter. Birkaç sözcükten oluşan bir cümle hem güçlü hem akılda kalıcıdır."
            autoComplete="new-password"
            visibilityToggleButtonProps={toggle}
            {...form.getInputProps("newPassword")}
          />
          <PasswordInput
            label="Yeni şifre (tekrar)"
            autoComplete="new-password"
            visibilityToggleButtonProps={toggle}
            {...form.getInputProps("confirmPassword")}
          />
        </Stack>
      )}
    </FormDialog>
  );
}
