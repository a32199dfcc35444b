import { TextInput, type TextInputProps } from "@mantine/core";
import { codeFieldTexts } from "@site/contract/identity/second-factor/labels";

/** Renders the field for the second factor: a code of the authenticator app, or a recovery code. */
export function CodeField(props: TextInputProps) {
  return (
    <TextInput
      label={codeFieldTexts.label}
      description={codeFieldTexts.hint}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
