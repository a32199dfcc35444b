import type { FieldProps } from "../field-frame.tsx";
import styles from "../form.module.css";

/** Renders a checkbox with label and hint; its form value is "true" or "false". */
export function TickField({ id, name, value, onChange, label, hint }: FieldProps) {
  return (
    <div className={styles.field}>
      <div className={styles.check}>
        <input
          id={id}
          name={name}
          type="checkbox"
          checked={value === "true"}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          onChange={(event) => onChange(String(event.target.checked))}
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
