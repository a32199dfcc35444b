import { Alert, Stack, TextInput } from "@mantine/core";
import { getServerError } from "@site/browser/calls/server-error";
import { isCancelled, preparePasskey } from "@site/browser/second-factor/passkeys";
import { secondFactorTexts } from "@site/contract/identity/second-factor/labels";
import {
  beginPasskeyInput,
  confirmByFactorInput,
  renamePasskeyInput,
} from "@site/contract/identity/second-factor/schema";
import { getDevice } from "@site/contract/identity/sessions/device";
import { useState } from "react";
import { trpc } from "../../api/trpc.ts";
import { FormDialog } from "../../kit/forms/form-dialog.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { ProofFields } from "./proof-fields.tsx";

const name = renamePasskeyInput.shape.name;
const schema = beginPasskeyInput.extend({ name });
const schemaWithCode = confirmByFactorInput.extend({ name });

/** Adds a passkey. It asks for a name, the password and, if needed, a code; then the browser shows its own dialog. */
export function AddPasskey({ onClose }: { onClose: () => void }) {
  const { client, admin } = trpc.useUtils();
  const asksForCode = trpc.admin.totp.state.useQuery().data?.isOn ?? false;
  const [failure, setFailure] = useState<string>();
  const add = useAdminMutation(trpc.admin.passkeys.add, {
    failure: () => undefined, // the dialog shows it
    invalidates: [admin.passkeys],
  });

  async function save({ name, password, code }: { name: string; password: string; code?: string | null }) {
    setFailure(undefined);
    const calls = { options: client.admin.passkeys.options, add: { mutate: add.mutateAsync } };
    const create = await preparePasskey(calls, { password, code: code ?? "" });
    try {
      await create(name);
    } catch (error) {
      if (!isCancelled(error)) setFailure(getServerError(error)?.message ?? secondFactorTexts.passkeyFailed);
      throw error;
    }
  }

  return (
    <FormDialog
      title="Geçiş Anahtarı Ekle"
      action="Devam Et"
      schema={asksForCode ? schemaWithCode : schema}
      initialValues={{ name: getDevice(navigator.userAgent), password: "", code: "" }}
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
          <ProofFields form={form} asksForCode={asksForCode} />
        </Stack>
      )}
    </FormDialog>
  );
}
