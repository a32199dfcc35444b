import styles from "./form.module.css";
import type { Form } from "./use-form.ts";

/** Shows a form's field errors or the reason of a failed submit, in a live region that screen readers announce. */
export function FormFaults<Values extends Record<string, string>>({ form }: { form: Form<Values> }) {
  const faults = Object.entries(form.errors);
  return (
    <div role="alert" className={styles.faults}>
      {form.failure !== undefined && <p>{form.failure}</p>}
      {faults.length > 0 && (
        <>
          <p>Lütfen şunları düzeltin:</p>
          <ul>
            {faults.map(([name, text]) => (
              <li key={name}>
                <a href={`#${form.getId(name)}`}>{text}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
