import type { Direction, Landing, LandingEntry } from "@site/contract/becayis/board/landing/schema";
import { formatNumber } from "@site/contract/common/text";
import { paths } from "@site/contract/paths";
import { fromCity, toCity } from "../places/city-case.ts";
import styles from "./landing.module.css";
import type { LandingPlace } from "./landing-texts.ts";

/** Returns the page of a direction: the title's landing page, or without a title the page for all institutions. */
function directionPath({ institution, position }: LandingPlace, { from, to }: Direction): string {
  if (!position) return paths.cityPair(from.slug, to.slug);
  return paths.landing({ institution: institution.slug, position: position.slug, city: from.slug, toCity: to.slug });
}

/** Lists the directions that people want to go, and the directions that listings wait for. */
export function DirectionLists({ landing }: { landing: Landing }) {
  const { directions, missing } = landing;
  return (
    <div className={styles.lists}>
      {directions.length > 0 && (
        <section aria-labelledby="yonler">
          <h2 id="yonler">Kim nereden nereye gitmek istiyor?</h2>
          <ul>
            {directions.map((direction) => (
              <li key={`${direction.from.slug}-${direction.to.slug}`}>
                <a href={directionPath(landing, direction)}>
                  {direction.from.name} → {direction.to.name}
                </a>
                {direction.count !== null && <span> {formatNumber(direction.count)} ilan</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {missing.length > 0 && (
        <section aria-labelledby="aranan-yonler">
          <h2 id="aranan-yonler">Kimler aranıyor?</h2>
          <ul>
            {missing.map((direction) => (
              <li key={`${direction.from.slug}-${direction.to.slug}`}>
                <a href={directionPath(landing, direction)}>
                  {fromCity(direction.from.name)} {toCity(direction.to.name)} gelmek isteyen aranıyor
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** Links to the institution's other titles and to the provinces of the title. */
export function NeighbourLinks({ landing }: { landing: Landing }) {
  const { institution, position, positions, cities } = landing;
  const isOther = ({ slug }: LandingEntry) => slug !== position?.slug;
  return (
    <nav aria-label="Yakın ilanlar" className={styles.lists}>
      {positions.some(isOther) && (
        <section aria-labelledby="unvanlar">
          <h2 id="unvanlar">{institution.name} unvanları</h2>
          <ul className={styles.inline}>
            {positions.filter(isOther).map((entry) => (
              <li key={entry.slug}>
                <a href={paths.landing({ institution: institution.slug, position: entry.slug })}>{entry.name}</a>
                {entry.count !== null && <span> {formatNumber(entry.count)}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {position && cities.length > 0 && (
        <section aria-labelledby="iller">
          <h2 id="iller">{position.name}: iller</h2>
          <ul className={styles.inline}>
            {cities.map(({ name, slug }) => (
              <li key={slug}>
                <a href={paths.landing({ institution: institution.slug, position: position.slug, city: slug })}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </nav>
  );
}
