import { TextInput, type TextInputProps } from "@mantine/core";

/** The field of the second step: a code of the authenticator, or a recovery code. */
export function CodeField(props: TextInputProps) {
  return (
    <TextInput
      label="Doğrulama Kodu"
      description="Doğrulama uygulamanızdaki 6 haneli kod veya kurtarma kodlarınızdan biri"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
