import { errorCodes } from "@site/contract/common/error-codes";
import { codeFieldTexts } from "@site/contract/identity/second-factor/labels";
import type { ReactNode } from "react";
import { Field } from "../../../shared/forms/field.tsx";
import { PasswordField } from "../../../shared/forms/fields/password-field.tsx";
import formStyles from "../../../shared/forms/form.module.css";
import { FormActions } from "../../../shared/forms/form-actions.tsx";
import { FormErrors } from "../../../shared/forms/form-errors.tsx";
import { useForm } from "../../../shared/forms/state/use-form.ts";
import { AskForCode } from "./ask-for-code.tsx";

interface Props {
  /** Runs the confirmed action. The form shows the message of an error that it throws. */
  onConfirm: (password: string, code: string) => Promise<void>;
  onCancel: () => void;
  /** Label of the submit button, such as "Hesabımı Sil". */
  action: string;
  isDangerous?: boolean;
  /** True if a code of the second factor is asked for too. */
  asksForCode?: boolean;
  children?: ReactNode;
}

/** Asks for the password, or a mailed code in its place, before an action such as deleting the account. */
export function ConfirmForm({
  onConfirm,
  onCancel,
  action,
  isDangerous = false,
  asksForCode = false,
  children,
}: Props) {
  const form = useForm({
    draft: "confirm",
    secrets: ["password", "code"],
    initialValues: { password: "", code: "" },
    loadSchema: async () => {
      const { beginPasskeyInput, confirmByFactorInput } = await import("@site/contract/identity/second-factor/schema");
      return asksForCode ? confirmByFactorInput : beginPasskeyInput;
    },
    failed: errorCodes.UNAVAILABLE.message,
  });
  const submit = form.onSubmit(async ({ password, code }) => {
    await onConfirm(password, code ?? "");
  });
  return (
    <form {...form.props} onSubmit={submit} className={formStyles.form}>
      {children}
      <FormErrors form={form} />
      <PasswordField {...form.getInputProps("password")} label="Onay için şifreniz" kind="current" />
      <AskForCode />
      {asksForCode && <Field {...form.getInputProps("code")} {...codeFieldTexts} autoComplete="one-time-code" />}
      <FormActions form={form} label={action} isPrimary={!isDangerous} onCancel={onCancel} />
    </form>
  );
}
