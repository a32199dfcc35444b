import { errorCodes } from "@site/contract/common/error-codes";
import type { ReactNode } from "react";
import formStyles from "../../../shared/forms/form.module.css";
import { FormFaults } from "../../../shared/forms/form-faults.tsx";
import { PasswordField } from "../../../shared/forms/password-field.tsx";
import { SubmitButton } from "../../../shared/forms/submit-button.tsx";
import { useForm } from "../../../shared/forms/use-form.ts";

const loadSchema = () =>
  import("@site/contract/account/confirmation/schema").then(({ confirmByPasswordInput }) => confirmByPasswordInput);

interface Props {
  /** Receives the password; the form shows the message of an error it throws. */
  onConfirm: (password: string) => Promise<void>;
  onCancel: () => void;
  /** The label of the button. */
  action: string;
  isDangerous?: boolean;
  children?: ReactNode;
}

/** Asks for the password again before a sensitive action. */
export function ConfirmForm({ onConfirm, onCancel, action, isDangerous = false, children }: Props) {
  const form = useForm({
    draft: "confirm",
    secret: ["password"],
    initial: { password: "" },
    loadSchema,
    failed: errorCodes.UNAVAILABLE.message,
    async submit({ password }) {
      await onConfirm(password);
    },
  });
  return (
    <form {...form.props} className={formStyles.form}>
      {children}
      <FormFaults form={form} />
      <PasswordField form={form} name="password" label="Onay için şifreniz" kind="current" />
      <div className={formStyles.actions}>
        <SubmitButton form={form} label={action} isPrimary={!isDangerous} />
        <button type="button" className="button" onClick={onCancel}>
          Vazgeç
        </button>
      </div>
    </form>
  );
}
