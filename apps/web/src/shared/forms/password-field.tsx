import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { FieldFrame, type FieldProps } from "./field-frame.tsx";
import styles from "./form.module.css";
import { PasswordStrength } from "./password-strength.tsx";

interface Props<Values extends Record<string, string>> extends FieldProps<Values> {
  /** Whether the password is known to the browser or one it may propose. */
  kind: "current" | "new";
  /** Shows how strong the password is that is being chosen. */
  hasMeter?: boolean;
}

/** A password with a switch that shows what was typed, its hint and its error. */
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
