import { Stack, Text } from "@mantine/core";
import { beginPasskeyInput, confirmByFactorInput } from "@site/contract/identity/second-factor/schema";
import { FormDialog } from "../../kit/forms/form-dialog.tsx";
import { ProofFields } from "./proof-fields.tsx";

interface Props<Answer> {
  title: string;
  /** The sentence that says what will happen. */
  text: string;
  action: string;
  /** True if a code of the second factor is asked for too. */
  asksForCode?: boolean;
  save: (values: { password: string; code: string }) => Promise<Answer>;
  onSaved: (answer: Answer) => void;
  onClose: () => void;
}

/** Asks for the password again before a change of the sign-in, and for a code; no draft stores them. */
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
