import type { ListEntry } from "@site/contract/becayis/board/reference/schema";
import { CachedFragment } from "../../../framework/browser.ts";
import styles from "./choice.module.css";

interface Option {
  value: string;
  label: string;
}

/** Options by list. All pages share the same list objects, so each list is converted once. */
const optionsOf = new WeakMap<readonly ListEntry[], Option[]>();

/** Converts the entries of a reference list to options by slug. */
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
  /** Called with the chosen value. Without it the select is uncontrolled and `value` is its initial value. */
  onChange?: (value: string) => void;
  isRequired?: boolean;
}

/** Renders a select with its label. */
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
  /** Names the cached fragment: unique within a page, and the same for the same field on all pages. */
  label: string;
  entries: readonly ListEntry[];
  /** Label of the option that selects no entry. */
  none: string;
}

/**
 * Renders a select of a reference list. The server caches its HTML for all pages with the same chosen entry. An unknown
 * value selects none.
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
