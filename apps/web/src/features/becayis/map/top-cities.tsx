import type { PopularCities } from "@site/contract/becayis/board/alerts/schema";
import { formatNumber } from "@site/contract/common/text";
import { boardAddress, defaultFilter } from "../board/board-filter.ts";
import styles from "./top-cities.module.css";

/** Lists the ten provinces with the most people leaving and the ten with the most wanting to come. */
export function TopCities({ cities }: { cities: PopularCities }) {
  return (
    <div className={styles.lists}>
      <CityList title="En çok ayrılmak istenen iller" cities={cities.offer} />
      <CityList title="En çok gelmek istenen iller" cities={cities.wanted} />
    </div>
  );
}

function CityList({ title, cities }: { title: string; cities: PopularCities["offer"] }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {cities.length === 0 && <p className={styles.none}>Gösterilecek kadar ilan olduğunda burada sıralanır.</p>}
      <ol>
        {cities.map(({ city, slug, count }) => (
          <li key={slug}>
            <a href={boardAddress({ ...defaultFilter, city: slug })}>{city}</a> <span>{formatNumber(count)} ilan</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
