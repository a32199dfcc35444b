import styles from "./form.module.css";
import type { Form } from "./use-form.ts";

/** Shows a form's field errors or the reason of a failed submit, in a live region that screen readers announce. */
export function FormErrors<Values extends Record<string, string>>({ form }: { form: Form<Values> }) {
  const errors = Object.entries(form.errors);
  return (
    <div role="alert" className={styles.errors}>
      {form.failure !== undefined && <p>{form.failure}</p>}
      {errors.length > 0 && (
        <>
          <p>Lütfen şunları düzeltin:</p>
          <ul>
            {errors.map(([name, text]) => (
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
