import styles from "./form.module.css";
import type { Form } from "./state/use-form.ts";

interface Props {
  form: Pick<Form<Record<string, string>>, "errors" | "failure" | "getId">;
  /** True for forms whose fields are all in view, so that a list of their errors would only repeat them. */
  isShort?: boolean;
}

/** Lists the field errors of a form, or shows why a submit failed, in a live region that screen readers announce. */
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
