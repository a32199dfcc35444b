import type { InputHTMLAttributes } from "react";
import styles from "./form.module.css";
import type { Form } from "./use-form.ts";

interface Props<Values extends Record<string, string>> {
  form: Form<Values>;
  name: keyof Values & string;
  label: string;
  type?: "text" | "email" | "tel" | "date";
  placeholder?: string;
  autoComplete?: InputHTMLAttributes<HTMLInputElement>["autoComplete"];
  /** Lines of a field for longer text. */
  rows?: number;
  hint?: string | undefined;
  /** Shows how many of so many characters are used; more can be typed, so that nothing pasted is cut off in silence. */
  counted?: number;
  isReadOnly?: boolean;
}

/** A labelled field with its hint, its counter and its error beside it. */
export function Field<Values extends Record<string, string>>({ form, name, label, type = "text", placeholder, autoComplete, rows, hint, counted, isReadOnly }: Props<Values>) {
  const id = form.idOf(name);
  const value = form.values[name] ?? "";
  const error = form.errors[name];
  const described = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`, counted !== undefined && `${id}-count`].filter(Boolean).join(" ");
  const shared = {
    id,
    name,
    value,
    autoComplete,
    placeholder,
    readOnly: isReadOnly,
    "aria-invalid": error !== undefined,
    "aria-describedby": described || undefined,
    onChange: (event: { target: { value: string } }) => form.set(name, event.target.value),
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {rows === undefined ? <input {...shared} type={type} inputMode={type === "email" || type === "tel" ? type : undefined} /> : <textarea {...shared} rows={rows} />}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {(hint !== undefined || counted !== undefined) && (
        <div className={styles.notes}>
          {hint !== undefined && <p id={`${id}-hint`}>{hint}</p>}
          {counted !== undefined && (
            <p id={`${id}-count`} className={styles.count} data-over={value.trim().length > counted}>
              {value.trim().length} / {counted}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
