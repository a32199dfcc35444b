import { PasswordInput, type PasswordInputProps } from "@mantine/core";

interface Props extends PasswordInputProps {
  autoComplete: "current-password" | "new-password";
}

/** Renders an input for a person's password, which a button shows; keys of services have inputs of their own. */
export function PasswordField(props: Props) {
  return (
    <PasswordInput
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ "aria-label": "Yazdığımı göster" }}
      {...props}
      aria-invalid={Boolean(props.error)}
    />
  );
}
