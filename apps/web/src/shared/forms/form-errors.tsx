import styles from "./form.module.css";
import type { Form } from "./state/use-form.ts";

interface Props {
  form: Pick<Form<Record<string, string>>, "errors" | "failure" | "getId">;
  /** True if the fields are all in view with their errors, so that a list of them would say everything twice. */
  isShort?: boolean;
}

/** Shows a form's field errors or the reason of a failed submit, in a live region that screen readers announce. */
export function FormErrors({ form, isShort = false }: Props) {
  const errors = isShort ? [] : Object.entries(form.errors);
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
