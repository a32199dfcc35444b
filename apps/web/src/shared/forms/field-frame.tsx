import type { ReactNode } from "react";
import styles from "./form.module.css";
import type { InputProps } from "./state/use-form.ts";

/** Props of every field: those of `form.getInputProps`, and the texts around the control. */
export interface FieldProps extends InputProps {
  label: string;
  hint?: string | undefined;
}

interface Props extends Pick<FieldProps, "id" | "value" | "error" | "label" | "hint"> {
  /**
   * The character limit to show with the used count. It is not enforced while typing, because that would truncate
   * pasted text.
   */
  counted?: number | undefined;
  /** Renders the control with the attributes that connect it to label, hint and error. */
  children: (tied: { id: string; "aria-invalid": boolean; "aria-describedby": string | undefined }) => ReactNode;
  /** Content between the error and the hint. */
  extra?: ReactNode;
}

/** Lays out a control with its label above, and error, extra content, hint and counter below. */
export function FieldFrame({ id, value, error, label, hint, counted, children, extra }: Props) {
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
      {children({ id, "aria-invalid": error !== undefined, "aria-describedby": described || undefined })}
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
