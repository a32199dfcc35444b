import { Field } from "../field.tsx";
import styles from "../form.module.css";
import type { Form } from "../state/use-form.ts";

interface Props {
  form: Pick<Form<{ firstName: string; lastName: string }>, "getInputProps">;
}

/** Renders the fields for first and last name, side by side where there is room. */
export function NameFields({ form }: Props) {
  return (
    <div className={styles.pair}>
      <Field {...form.getInputProps("firstName")} label="Ad" autoComplete="given-name" />
      <Field {...form.getInputProps("lastName")} label="Soyad" autoComplete="family-name" />
    </div>
  );
}
