import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import styles from "./form.module.css";
import { PasswordStrength } from "./password-strength.tsx";
import type { Form } from "./use-form.ts";

interface Props<Values extends Record<string, string>> {
  form: Form<Values>;
  name: keyof Values & string;
  label: string;
  /** Whether the password is known to the browser or one it may propose. */
  kind: "current" | "new";
  hint?: string;
  /** Shows how strong the password is that is being chosen. */
  hasMeter?: boolean;
}

/** A password with a switch that shows what was typed, its hint and its error. */
export function PasswordField<Values extends Record<string, string>>({ form, name, label, kind, hint, hasMeter = false }: Props<Values>) {
  const [isShown, setShown] = useState(false);
  const id = form.idOf(name);
  const value = form.values[name] ?? "";
  const error = form.errors[name];
  const described = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.password}>
        <input
          id={id}
          name={name}
          type={isShown ? "text" : "password"}
          value={value}
          autoComplete={`${kind}-password`}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error !== undefined}
          aria-describedby={described || undefined}
          onChange={(event) => form.set(name, event.target.value)}
        />
        <button type="button" aria-label="Yazdığımı göster" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
        </button>
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hasMeter && value !== "" && <PasswordStrength password={value} />}
      {hint !== undefined && (
        <div className={styles.notes}>
          <p id={`${id}-hint`}>{hint}</p>
        </div>
      )}
    </div>
  );
}
