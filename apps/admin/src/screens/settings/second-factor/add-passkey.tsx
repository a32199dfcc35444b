import { Alert, PasswordInput, Stack, TextInput } from "@mantine/core";
import { registrationAnswer } from "@site/browser/passkey-answers.ts";
import { creationOptions, isCancelled } from "@site/browser/passkey-options.ts";
import { serverFaultOf } from "@site/browser/server-fault.ts";
import { confirmByPasswordInput } from "@site/contract/account/confirmation/schema";
import { secondFactorTexts } from "@site/contract/account/second-factor/labels";
import { renamePasskeyInput } from "@site/contract/account/second-factor/schema";
import { deviceOf } from "@site/contract/account/sessions/device";
import { useState } from "react";
import { trpc } from "../../../api/trpc.ts";
import { FormDialog } from "../../../kit/form-dialog.tsx";
import { useAdminMutation } from "../../../kit/use-admin-mutation.ts";

const schema = confirmByPasswordInput.extend({ name: renamePasskeyInput.shape.name });

/** Adds a passkey: name and password first, then the browser's own dialog. */
export function AddPasskey({ onClose }: { onClose: () => void }) {
  const { client, admin } = trpc.useUtils();
  const [failure, setFailure] = useState<string>();
  const add = useAdminMutation(trpc.admin.passkeys.add, {
    success: ({ message }) => message,
    failure: () => undefined, // the dialog shows it
    invalidates: [admin.passkeys],
  });

  async function save({ name, password }: { name: string; password: string }): Promise<void> {
    setFailure(undefined);
    const [{ startRegistration }, { options }] = await Promise.all([
      import("@simplewebauthn/browser"),
      client.admin.passkeys.options.mutate({ password }),
    ]);
    try {
      const response = await startRegistration({ optionsJSON: creationOptions.parse(options) });
      await add.mutateAsync({ name, response: registrationAnswer(response) });
    } catch (error) {
      if (!isCancelled(error)) setFailure(serverFaultOf(error)?.message ?? secondFactorTexts.passkeyFailed);
      throw error;
    }
  }

  return (
    <FormDialog
      title="Geçiş Anahtarı Ekle"
      action="Devam Et"
      schema={schema}
      initialValues={{ name: deviceOf(navigator.userAgent), password: "" }}
      save={save}
      onClose={onClose}
    >
      {(form) => (
        <Stack>
          {failure && (
            <Alert color="danger" role="alert">
              {failure}
            </Alert>
          )}
          <TextInput label="Ad" description="Anahtarı listede tanıyacağınız bir ad" {...form.getInputProps("name")} />
          <PasswordInput
            label="Onay için şifreniz"
            autoComplete="current-password"
            data-autofocus
            visibilityToggleButtonProps={{ "aria-label": "Şifreyi göster veya gizle" }}
            {...form.getInputProps("password")}
          />
        </Stack>
      )}
    </FormDialog>
  );
}
