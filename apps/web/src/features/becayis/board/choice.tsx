import type { ListEntry } from "@site/contract/becayis/board/reference/schema";
import { CachedFragment } from "../../../framework/browser.ts";
import styles from "./choice.module.css";

interface Option {
  value: string;
  label: string;
}

/** Lists are the same objects in all pages, so that each is turned into options once. */
const optionsOf = new WeakMap<readonly ListEntry[], Option[]>();

/** Returns the entries of a reference list as options by slug. */
function toOptions(entries: readonly ListEntry[]): Option[] {
  const options = optionsOf.get(entries) ?? entries.map(({ name, slug }) => ({ value: slug, label: name }));
  optionsOf.set(entries, options);
  return options;
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

/** Renders a select. */
export function Choice({ name, label, options, value, onChange, isRequired }: Props) {
  return (
    <label className={styles.choice}>
      {label}
      <select
        name={name}
        required={isRequired}
        {...(onChange ? { value, onChange: (event) => onChange(event.target.value) } : { defaultValue: value })}
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

interface ListProps extends Omit<Props, "options"> {
  /** Unique in a page, and everywhere of the same field. */
  label: string;
  entries: readonly ListEntry[];
  /** Label of the option for none of the entries. */
  none: string;
}

/**
 * Renders a select of a reference list, which the server renders once for all pages where the same entry is chosen. A
 * value from the address that is no entry selects none.
 */
export function ListChoice({ entries, none, value, ...props }: ListProps) {
  const options = toOptions(entries);
  const chosen = options.some((option) => option.value === value) ? value : "";
  return (
    <CachedFragment name={props.label} of={entries} variant={chosen}>
      <Choice {...props} options={[{ value: "", label: none }, ...options]} value={chosen} />
    </CachedFragment>
  );
}
