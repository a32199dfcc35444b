import type { InputHTMLAttributes } from "react";
import { FieldFrame, type FieldProps } from "./field-frame.tsx";

interface Props<Values extends Record<string, string>> extends FieldProps<Values> {
  type?: "text" | "email" | "tel" | "date";
  placeholder?: string;
  autoComplete?: InputHTMLAttributes<HTMLInputElement>["autoComplete"];
  inputMode?: "numeric";
  /** Lines of a field for longer text. */
  rows?: number;
  /** Shows how many of so many characters are used. */
  counted?: number;
  isReadOnly?: boolean;
}

/** A labelled field for text, a number, an address or a date. */
export function Field<Values extends Record<string, string>>({
  type = "text",
  placeholder,
  autoComplete,
  inputMode,
  rows,
  isReadOnly,
  ...frame
}: Props<Values>) {
  const { form, name } = frame;
  const own = {
    autoComplete,
    placeholder,
    readOnly: isReadOnly,
    onChange: (event: { target: { value: string } }) => form.set(name, event.target.value),
  };
  return (
    <FieldFrame {...frame}>
      {(tied) =>
        rows === undefined ? (
          <input {...tied} {...own} type={type} inputMode={type === "email" || type === "tel" ? type : inputMode} />
        ) : (
          <textarea {...tied} {...own} rows={rows} />
        )
      }
    </FieldFrame>
  );
}
