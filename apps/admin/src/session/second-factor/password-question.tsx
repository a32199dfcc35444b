import { Stack, Text } from "@mantine/core";
import { beginPasskeyInput, confirmByFactorInput } from "@site/contract/identity/second-factor/schema";
import { FormDialog } from "../../kit/forms/form-dialog.tsx";
import { ProofFields } from "./proof-fields.tsx";

interface Props<Answer> {
  title: string;
  /** Sentence that describes what will happen. */
  text: string;
  action: string;
  /** True to ask for a code of the second factor too. */
  asksForCode?: boolean;
  save: (values: { password: string; code: string }) => Promise<Answer>;
  onSaved: (answer: Answer) => void;
  onClose: () => void;
}

/**
 * Asks for the password, and for a code if needed, before a change of how the administrator signs in. No draft stores
 * them.
 */
export function PasswordQuestion<Answer>({ text, asksForCode = false, save, ...dialog }: Props<Answer>) {
  return (
    <FormDialog
      {...dialog}
      schema={asksForCode ? confirmByFactorInput : beginPasskeyInput}
      initialValues={{ password: "", code: "" }}
      save={({ password, code }) => save({ password, code: code ?? "" })}
    >
      {(form) => (
        <Stack>
          <Text>{text}</Text>
          <ProofFields form={form} asksForCode={asksForCode} />
        </Stack>
      )}
    </FormDialog>
  );
}
