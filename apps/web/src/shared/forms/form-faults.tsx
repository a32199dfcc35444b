import styles from "./form.module.css";
import type { Form } from "./use-form.ts";

/** What is wrong with a form, read aloud as soon as it is known: each faulty field, or why sending failed. */
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
                <a href={`#${form.idOf(name)}`}>{text}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
