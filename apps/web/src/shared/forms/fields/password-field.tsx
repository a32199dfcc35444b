import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { FieldFrame, type FieldProps } from "../field-frame.tsx";
import styles from "../form.module.css";
import { PasswordStrength } from "./password-strength.tsx";

interface Props<Values extends Record<string, string>> extends FieldProps<Values> {
  /** Tells password managers whether to fill in a stored password or to suggest a new one. */
  kind: "current" | "new";
  /** Shows the strength of the typed password. */
  hasMeter?: boolean;
}

/** Renders a password field with a button that reveals the typed text. */
export function PasswordField<Values extends Record<string, string>>({
  kind,
  hasMeter = false,
  ...frame
}: Props<Values>) {
  const { form, name } = frame;
  const [isShown, setShown] = useState(false);
  const value = form.values[name] ?? "";
  return (
    <FieldFrame {...frame} extra={hasMeter && value !== "" && <PasswordStrength password={value} />}>
      {(tied) => (
        <div className={styles.password}>
          <input
            {...tied}
            type={isShown ? "text" : "password"}
            autoComplete={`${kind}-password`}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => form.set(name, event.target.value)}
          />
          <button type="button" aria-label="Yazdığımı göster" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
