import type { Lookup } from "@site/contract/becayis/reference/schema";
import { slugify } from "@site/contract/common/text";
import { paths } from "@site/contract/paths";
import type { FormEvent } from "react";
import { useNavigate } from "react-router-dom";
import { trpc } from "../../../framework/browser.ts";
import styles from "./ask-form.module.css";
import { askAddress, getQuestion, type Question, wishNames } from "./question.ts";

/**
 * Asks where somebody works and wants to go. The answer is a page of its own; without scripts the form is submitted.
 * @param question what is filled in
 * @param isShort without further provinces, which the page with the answer asks for
 */
export function AskForm({ question = {}, isShort = false }: { question?: Partial<Question>; isShort?: boolean }) {
  const navigate = useNavigate();
  const [provinces] = trpc.reference.provinces.useSuspenseQuery();
  const [positions] = trpc.reference.positions.useSuspenseQuery();
  const [institutions] = trpc.reference.institutions.useSuspenseQuery();
  const [first = "nereye", ...more] = wishNames;
  const { to = [] } = question;

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    );
    void navigate(askAddress(getQuestion(new URLSearchParams(entries))));
  }

  return (
    <form action={paths.ask} className={styles.form} onSubmit={onSubmit} key={askAddress(question)}>
      <div className={styles.fields}>
        <Choice name="kurum" label="Kurumunuz" entries={institutions} value={question.institution} isRequired />
        <Choice name="unvan" label="Unvanınız" entries={positions} value={question.position} isRequired />
        <Choice name="nereden" label="Nereden" entries={provinces} value={question.from} isRequired />
        <Choice name={first} label="Nereye" entries={provinces} value={to[0]} isRequired />
      </div>
      {!isShort && (
        <details className={styles.more} open={to.length > 1}>
          <summary>Başka iller de olur</summary>
          <div className={styles.fields}>
            {more.map((name, index) => (
              <Choice key={name} name={name} label={`${index + 2}. tercih`} entries={provinces} value={to[index + 1]} />
            ))}
          </div>
        </details>
      )}
      <button type="submit" className="button primary">
        Eşleşme var mı?
      </button>
      <p className={styles.note}>Üye olmadan bakabilirsiniz; kim olduğunuz sorulmaz.</p>
    </form>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  entries: Lookup[];
  value: string | undefined;
  isRequired?: boolean;
}

function Choice({ name, label, entries, value = "", isRequired = false }: ChoiceProps) {
  const isKnown = entries.some((entry) => slugify(entry.name) === value);
  return (
    <label className={styles.choice}>
      {label}
      <select name={name} defaultValue={isKnown ? value : ""} required={isRequired}>
        <option value="">Seçin</option>
        {entries.map((entry) => (
          <option key={entry.id} value={slugify(entry.name)}>
            {entry.name}
          </option>
        ))}
      </select>
    </label>
  );
}
