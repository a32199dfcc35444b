import type { Question } from "@site/contract/becayis/board/ask/address";
import { wishParameters } from "@site/contract/becayis/board/ask/parameters";
import { paths } from "@site/contract/paths";
import { trpc } from "../../../framework/browser.ts";
import { ListChoice } from "../board/choice.tsx";
import styles from "./ask-form.module.css";

const CHOOSE = "Seçin";

/**
 * Renders the form of the question: institution, title, present province and wanted provinces. It works without
 * scripts, because the answer is a page with its own address.
 * @param question initial values
 * @param isShort leaves out the second and later wanted provinces; the page with the answer has them
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
        <ListChoice
          none={CHOOSE}
          name="kurum"
          label="Kurumunuz"
          entries={institutions}
          value={question.institution}
          isRequired
        />
        <ListChoice
          none={CHOOSE}
          name="unvan"
          label="Unvanınız"
          entries={positions}
          value={question.position}
          isRequired
        />
        <ListChoice none={CHOOSE} name="nereden" label="Nereden" entries={provinces} value={question.from} isRequired />
        <ListChoice none={CHOOSE} name={first} label="Nereye" entries={provinces} value={to[0]} isRequired />
      </div>
      {!isShort && (
        <details className={styles.more} open={to.length > 1}>
          <summary>Başka iller de olur</summary>
          <div className={styles.fields}>
            {more.map((name, index) => (
              <ListChoice
                key={name}
                none={CHOOSE}
                name={name}
                label={`${index + 2}. tercih`}
                entries={provinces}
                value={to[index + 1]}
              />
            ))}
          </div>
        </details>
      )}
      <button type="submit" className="button primary">
        Eşleşme var mı?
      </button>
      <p className="muted">Üye olmadan bakabilirsiniz; kim olduğunuz sorulmaz.</p>
    </form>
  );
}
