import type { ReactNode } from "react";
import styles from "./form.module.css";
import type { Form } from "./use-form.ts";

/** What every kind of field takes. */
export interface FieldProps<Values extends Record<string, string>> {
  form: Form<Values>;
  name: keyof Values & string;
  label: string;
  hint?: string | undefined;
}

interface Props<Values extends Record<string, string>> extends FieldProps<Values> {
  /** Shows how many of so many characters are used; more can be typed, so that nothing pasted is cut off in silence. */
  counted?: number | undefined;
  /** The control itself, with what ties it to its label, hint and error. */
  children: (tied: {
    id: string;
    name: string;
    value: string;
    "aria-invalid": boolean;
    "aria-describedby": string | undefined;
  }) => ReactNode;
  /** Stands between the error and the hint. */
  extra?: ReactNode;
}

/** A control with its label above it and its error, hint and counter below. */
export function FieldFrame<Values extends Record<string, string>>({
  form,
  name,
  label,
  hint,
  counted,
  children,
  extra,
}: Props<Values>) {
  const id = form.idOf(name);
  const value = form.values[name] ?? "";
  const error = form.errors[name];
  const described = [
    error !== undefined && `${id}-error`,
    hint !== undefined && `${id}-hint`,
    counted !== undefined && `${id}-count`,
  ]
    .filter(Boolean)
    .join(" ");
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, name, value, "aria-invalid": error !== undefined, "aria-describedby": described || undefined })}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {extra}
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
