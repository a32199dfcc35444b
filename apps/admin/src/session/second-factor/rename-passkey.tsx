import { TextInput } from "@mantine/core";
import { type Passkey, renamePasskeyInput } from "@site/contract/identity/second-factor/schema";
import { trpc } from "../../api/trpc.ts";
import { FormDialog } from "../../kit/forms/form-dialog.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";

const schema = renamePasskeyInput.pick({ name: true });

interface Props {
  passkey: Passkey;
  onClose: () => void;
}

/** Renders the dialog that renames a passkey. */
export function RenamePasskey({ passkey: { id, name }, onClose }: Props) {
  const rename = useAdminMutation(trpc.admin.passkeys.rename, {
    failure: "Geçiş anahtarının adı değiştirilemedi.",
    invalidates: [trpc.useUtils().admin.passkeys],
  });
  return (
    <FormDialog
      title="Geçiş Anahtarını Yeniden Adlandır"
      schema={schema}
      initialValues={{ name }}
      draft={`passkeyDraft:${id}`}
      save={(values) => rename.mutateAsync({ id, ...values })}
      onClose={onClose}
    >
      {(form) => <TextInput label="Ad" data-autofocus {...form.getInputProps("name")} />}
    </FormDialog>
  );
}
