import type { Wish } from "@site/contract/becayis/board/listings/schema";
import { getPlaceText } from "@site/contract/becayis/board/listings/wish-texts";
import styles from "./listing-detail.module.css";

interface Props {
  title: string;
  institution: string;
  position: string;
  department: string;
  city: string;
  district: string;
  /** All wanted places in order of preference. If there are several, they replace the city and the district. */
  wishes?: readonly Wish[];
}

/** Shows the offered or the wanted post of a listing. */
export function OfficeCard({ title, institution, position, department, city, district, wishes = [] }: Props) {
  const facts = [
    { name: "Kurum", value: institution },
    { name: "Pozisyon", value: position },
    { name: "Birim", value: department },
    ...(wishes.length > 1
      ? []
      : [
          { name: "Şehir", value: city },
          { name: "İlçe", value: district },
        ]),
  ].filter(({ value }) => value !== "");
  return (
    <section className={styles.card}>
      <h2>{title}</h2>
      <dl>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {wishes.length > 1 && (
          <div>
            <dt>Tercih sırasıyla yerler</dt>
            <dd>
              <ol className={styles.wishes}>
                {wishes.map((wish) => (
                  <li key={getPlaceText(wish)}>{getPlaceText(wish)}</li>
                ))}
              </ol>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
