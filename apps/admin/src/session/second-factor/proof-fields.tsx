import { Stack } from "@mantine/core";
import type { GetInputPropsReturnType } from "@mantine/form";
import { PasswordField } from "../../kit/forms/password-field.tsx";
import { AccountName } from "../account-name.tsx";
import { CodeField } from "../code-field.tsx";

interface Props {
  form: { getInputProps: (name: "password" | "code") => GetInputPropsReturnType };
  /** True to ask for a code of the second factor too. */
  asksForCode: boolean;
}

/** Renders the fields for the password and the code that confirm a change. */
export function ProofFields({ form, asksForCode }: Props) {
  return (
    <Stack>
      <AccountName />
      <PasswordField
        label="Onay için şifreniz"
        autoComplete="current-password"
        data-autofocus
        {...form.getInputProps("password")}
      />
      {asksForCode && <CodeField {...form.getInputProps("code")} />}
    </Stack>
  );
}
