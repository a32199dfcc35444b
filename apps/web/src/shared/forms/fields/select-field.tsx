import { FieldFrame, type FieldProps } from "../field-frame.tsx";

interface Props extends FieldProps {
  /** Labels of the options by value. */
  options: Readonly<Record<string, string>>;
  /** Label of the empty option; without it a choice is required. */
  empty?: string;
}

/** Renders a select with label, hint and error. */
export function SelectField({ options, empty, label, hint, error, ...input }: Props) {
  return (
    <FieldFrame id={input.id} value={input.value} error={error} label={label} hint={hint}>
      {(tied) => (
        <select {...input} {...tied}>
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
