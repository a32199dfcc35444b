import type { FieldProps } from "../field-frame.tsx";
import styles from "../form.module.css";

/** Renders a labelled checkbox; its form value is "true" or "false". */
export function TickField<Values extends Record<string, string>>({ form, name, label, hint }: FieldProps<Values>) {
  const id = form.getId(name);
  return (
    <div className={styles.field}>
      <div className={styles.check}>
        <input
          id={id}
          name={name}
          type="checkbox"
          checked={form.values[name] === "true"}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          onChange={(event) => form.set(name, String(event.target.checked))}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {hint !== undefined && (
        <div className={styles.notes}>
          <p id={`${id}-hint`}>{hint}</p>
        </div>
      )}
    </div>
  );
}
