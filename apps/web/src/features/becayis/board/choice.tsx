import type { Lookup } from "@site/contract/becayis/reference/schema";
import { slugify } from "@site/contract/common/text";
import styles from "./choice.module.css";

interface Option {
  value: string;
  label: string;
}

/** Returns the entries of a reference list as options by slug, after one for none of them. */
export function toOptions(entries: readonly Lookup[], none: string): Option[] {
  return [{ value: "", label: none }, ...entries.map(({ name }) => ({ value: slugify(name), label: name }))];
}

interface Props {
  name: string;
  label: string;
  options: Option[];
  value: string | undefined;
  /** Without it the reader's choice stays in the form alone. */
  onChange?: (value: string) => void;
  isRequired?: boolean;
}

/** Renders a select; a value from the address that is not an option selects the first one. */
export function Choice({ name, label, options, value, onChange, isRequired }: Props) {
  const chosen = options.some((option) => option.value === value) ? value : options[0]?.value;
  return (
    <label className={styles.choice}>
      {label}
      <select
        name={name}
        required={isRequired}
        {...(onChange
          ? { value: chosen, onChange: (event) => onChange(event.target.value) }
          : { defaultValue: chosen })}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
