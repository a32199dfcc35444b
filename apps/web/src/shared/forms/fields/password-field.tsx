import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { FieldFrame, type FieldProps } from "../field-frame.tsx";
import styles from "../form.module.css";
import { PasswordStrength } from "./password-strength.tsx";

interface Props extends FieldProps {
  /** Tells password managers to fill in a stored password or to suggest a new one. */
  kind: "current" | "new";
  /** Shows the strength of the typed password. */
  hasMeter?: boolean;
}

/** Renders a password field with a button that shows the typed text. */
export function PasswordField({ kind, hasMeter = false, label, hint, error, ...input }: Props) {
  const { id, value } = input;
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame
      {...{ id, value, error, label, hint }}
      extra={hasMeter && value !== "" && <PasswordStrength password={value} />}
    >
      {(tied) => (
        <div className={styles.password}>
          <input
            {...input}
            {...tied}
            type={isShown ? "text" : "password"}
            autoComplete={`${kind}-password`}
            autoCapitalize="none"
            spellCheck={false}
          />
          <button type="button" aria-label="Yazdığımı göster" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
