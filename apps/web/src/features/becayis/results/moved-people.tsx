import { resultTexts } from "@site/contract/becayis/swaps/results/labels";
import { formatNumber } from "@site/contract/common/text";
import { trpc } from "../../../framework/browser.ts";
import styles from "../board/plan-rule.module.css";

/** Shows the number of people who have swapped; renders nothing while it is too small to show. */
export function MovedPeople() {
  const { data } = trpc.becayis.results.moved.useQuery();
  if (!data || data.total === null) return null;
  const text = resultTexts.moved(formatNumber(data.total));
  if (data.institutions.length === 0) return <p>{text}</p>;
  return (
    <details className={styles.rule}>
      <summary>{text}</summary>
      <ul>
        {data.institutions.map(({ name, people }) => (
          <li key={name}>
            {name}: {formatNumber(people)} kişi
          </li>
        ))}
      </ul>
    </details>
  );
}
