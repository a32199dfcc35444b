import type { InputHTMLAttributes } from "react";
import { FieldFrame, type FieldProps } from "./field-frame.tsx";

interface Props<Values extends Record<string, string>> extends FieldProps<Values> {
  type?: "text" | "email" | "tel" | "date";
  placeholder?: string;
  autoComplete?: InputHTMLAttributes<HTMLInputElement>["autoComplete"];
  inputMode?: "numeric";
  /** Rows of a textarea; without it the field is an input. */
  rows?: number;
  /** The character limit to show with the used count. */
  counted?: number;
  isReadOnly?: boolean;
}

/** Renders a labelled input or textarea. */
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
