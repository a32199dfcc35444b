import { errorCodes } from "@site/contract/common/error-codes";
import type { ReactNode } from "react";
import formStyles from "../../../shared/forms/form.module.css";
import { FormFaults } from "../../../shared/forms/form-faults.tsx";
import { PasswordField } from "../../../shared/forms/password-field.tsx";
import { useForm } from "../../../shared/forms/use-form.ts";
import { explain } from "../../../shared/member/explain.ts";

const loadSchema = () =>
  import("@site/contract/member/schema").then(({ confirmByPasswordInput }) => confirmByPasswordInput);

interface Props {
  /** What the password opens; what it throws is said in the form. */
  onConfirm: (password: string) => Promise<void>;
  onCancel: () => void;
  /** On the button. */
  action: string;
  isDangerous?: boolean;
  children?: ReactNode;
}

/** Asks once more for the password before something that matters. */
export function ConfirmForm({ onConfirm, onCancel, action, isDangerous = false, children }: Props) {
  const form = useForm({
    draft: "confirm",
    secret: ["password"],
    initial: { password: "" },
    loadSchema,
    loadFailed: errorCodes.UNAVAILABLE.message,
    async submit({ password }) {
      try {
        await onConfirm(password);
        return undefined;
      } catch (error) {
        return explain(error, errorCodes.UNAVAILABLE.message);
      }
    },
  });
  return (
    <form {...form.props} className={formStyles.form}>
      {children}
      <FormFaults form={form} />
      <PasswordField form={form} name="password" label="Onay için şifreniz" kind="current" />
      <div className={formStyles.actions}>
        <button
          type="submit"
          className={isDangerous ? "button" : "button primary"}
          disabled={!form.isReady}
          aria-disabled={form.status === "submitting"}
        >
          {action}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          Vazgeç
        </button>
      </div>
    </form>
  );
}
