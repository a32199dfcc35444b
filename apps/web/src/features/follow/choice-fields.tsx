import { followTexts, frequencyLabels } from "@site/contract/readers/subscribers/subscriptions/labels";
import { type MailFrequency, mailFrequency } from "@site/contract/readers/subscribers/subscriptions/schema";
import { useId } from "react";
import formStyles from "../../shared/forms/form.module.css";
import styles from "./choice-fields.module.css";

export interface Choice {
  frequency: MailFrequency;
  categoryIds: readonly number[];
}

interface Props {
  choice: Choice;
  categories: readonly { id: number; name: string }[];
  onChange: (choice: Choice) => void;
}

/** Renders the fields for the frequency and the categories of mails. Their names are those of the plain form. */
export function ChoiceFields({ choice, categories, onChange }: Props) {
  const id = useId();
  const { frequency, categoryIds } = choice;
  const toggle = (category: number, isChosen: boolean) =>
    onChange({
      ...choice,
      categoryIds: isChosen ? [...categoryIds, category] : categoryIds.filter((each) => each !== category),
    });
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{followTexts.frequency}</legend>
        {mailFrequency.options.map((option) => (
          <label key={option} className={formStyles.choice}>
            <input
              type="radio"
              name="frequency"
              value={option}
              checked={option === frequency}
              onChange={() => onChange({ ...choice, frequency: option })}
            />
            {frequencyLabels[option]}
          </label>
        ))}
      </fieldset>
      {categories.length > 1 && (
        <fieldset className={styles.group} aria-describedby={id}>
          <legend>{followTexts.categories}</legend>
          <p id={id} className={formStyles.notes}>
            {followTexts.categoriesHint}
          </p>
          {categories.map(({ id, name }) => (
            <label key={id} className={formStyles.choice}>
              <input
                type="checkbox"
                name="categoryIds"
                value={id}
                checked={categoryIds.includes(id)}
                onChange={(event) => toggle(id, event.target.checked)}
              />
              {name}
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
