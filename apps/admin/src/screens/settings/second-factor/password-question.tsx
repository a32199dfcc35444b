import { PasswordInput, Stack, Text } from "@mantine/core";
import { confirmByPasswordInput } from "@site/contract/account/confirmation/schema";
import { FormDialog } from "../../../kit/form-dialog.tsx";

interface Props<Answer> {
  title: string;
  /** The sentence that says what will happen. */
  text: string;
  action: string;
  save: (values: { password: string }) => Promise<Answer>;
  onSaved: (answer: Answer) => void;
  onClose: () => void;
}

/** Asks for the password again before a change of the sign-in; no draft stores it. */
export function PasswordQuestion<Answer>({ text, ...dialog }: Props<Answer>) {
  return (
    <FormDialog {...dialog} schema={confirmByPasswordInput} initialValues={{ password: "" }}>
      {(form) => (
        <Stack>
          <Text>{text}</Text>
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
