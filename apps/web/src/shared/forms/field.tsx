import type { InputHTMLAttributes } from "react";
import { FieldFrame, type FieldProps } from "./field-frame.tsx";

interface Props extends FieldProps {
  type?: "text" | "email" | "tel" | "date";
  placeholder?: string;
  autoComplete?: InputHTMLAttributes<HTMLInputElement>["autoComplete"];
  inputMode?: "numeric";
  /** Number of rows of a textarea; without it the field is an input. */
  rows?: number;
  /** The character limit to show with the used count. */
  counted?: number;
  isReadOnly?: boolean;
}

/** Renders a text field with label, hint, error and counter: an input, or a textarea with `rows`. */
export function Field({ label, hint, error, counted, type = "text", inputMode, rows, isReadOnly, ...input }: Props) {
  return (
    <FieldFrame id={input.id} value={input.value} error={error} label={label} hint={hint} counted={counted}>
      {(tied) =>
        rows === undefined ? (
          <input
            {...input}
            {...tied}
            type={type}
            inputMode={type === "email" || type === "tel" ? type : inputMode}
            readOnly={isReadOnly}
          />
        ) : (
          <textarea {...input} {...tied} rows={rows} readOnly={isReadOnly} />
        )
      }
    </FieldFrame>
  );
}
