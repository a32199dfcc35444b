import type { ReactNode } from "react";
import styles from "./form.module.css";
import type { Form } from "./use-form.ts";

/** Props of every field. */
export interface FieldProps<Values extends Record<string, string>> {
  form: Form<Values>;
  name: keyof Values & string;
  label: string;
  hint?: string | undefined;
}

interface Props<Values extends Record<string, string>> extends FieldProps<Values> {
  /**
   * The character limit to show with the used count. It is not enforced while typing, because that would truncate
   * pasted text.
   */
  counted?: number | undefined;
  /** Renders the control with the attributes that associate it with its label, hint and error. */
  children: (tied: {
    id: string;
    name: string;
    value: string;
    "aria-invalid": boolean;
    "aria-describedby": string | undefined;
  }) => ReactNode;
  /** Content between the error and the hint. */
  extra?: ReactNode;
}

/** Renders a control with its label above it and its error, hint and counter below. */
export function FieldFrame<Values extends Record<string, string>>({
  form,
  name,
  label,
  hint,
  counted,
  children,
  extra,
}: Props<Values>) {
  const id = form.getId(name);
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
