import type { Question } from "@site/contract/becayis/ask/address";
import { wishParameters } from "@site/contract/becayis/ask/parameters";
import { paths } from "@site/contract/paths";
import { trpc } from "../../../framework/browser.ts";
import { Choice, toOptions } from "../board/choice.tsx";
import styles from "./ask-form.module.css";

const CHOOSE = "Seçin";

/**
 * Asks where somebody works and wants to go. It is a plain form, whose answer is a page of its own.
 * @param question what is filled in
 * @param isShort without further provinces, which the page with the answer asks for
 */
export function AskForm({ question = {}, isShort = false }: { question?: Partial<Question>; isShort?: boolean }) {
  const [provinces] = trpc.reference.provinces.useSuspenseQuery();
  const [positions] = trpc.reference.positions.useSuspenseQuery();
  const [institutions] = trpc.reference.institutions.useSuspenseQuery();
  const [first = "nereye", ...more] = wishParameters;
  const { to = [] } = question;

  return (
    <form action={paths.ask} className={styles.form} key={JSON.stringify(question)}>
      <div className={styles.fields}>
        <Choice
          name="kurum"
          label="Kurumunuz"
          options={toOptions(institutions, CHOOSE)}
          value={question.institution}
          isRequired
        />
        <Choice
          name="unvan"
          label="Unvanınız"
          options={toOptions(positions, CHOOSE)}
          value={question.position}
          isRequired
        />
        <Choice
          name="nereden"
          label="Nereden"
          options={toOptions(provinces, CHOOSE)}
          value={question.from}
          isRequired
        />
        <Choice name={first} label="Nereye" options={toOptions(provinces, CHOOSE)} value={to[0]} isRequired />
      </div>
      {!isShort && (
        <details className={styles.more} open={to.length > 1}>
          <summary>Başka iller de olur</summary>
          <div className={styles.fields}>
            {more.map((name, index) => (
              <Choice
                key={name}
                name={name}
                label={`${index + 2}. tercih`}
                options={toOptions(provinces, CHOOSE)}
                value={to[index + 1]}
              />
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
