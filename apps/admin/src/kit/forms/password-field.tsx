import { PasswordInput, type PasswordInputProps } from "@mantine/core";

interface Props extends PasswordInputProps {
  autoComplete: "current-password" | "new-password";
}

/** Renders an input for a person's password with a button that shows it. Keys of services do not use it. */
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
