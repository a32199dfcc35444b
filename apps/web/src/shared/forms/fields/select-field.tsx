import { FieldFrame, type FieldProps } from "../field-frame.tsx";

interface Props<Values extends Record<string, string>> extends FieldProps<Values> {
  /** Labels by value. */
  options: Readonly<Record<string, string>>;
  /** Label of the empty option; without it a choice is required. */
  empty?: string;
}

/** Renders a labelled select. */
export function SelectField<Values extends Record<string, string>>({ options, empty, ...frame }: Props<Values>) {
  const { form, name } = frame;
  return (
    <FieldFrame {...frame}>
      {(tied) => (
        <select {...tied} onChange={(event) => form.set(name, event.target.value)}>
          {empty !== undefined && <option value="">{empty}</option>}
          {Object.entries(options).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
