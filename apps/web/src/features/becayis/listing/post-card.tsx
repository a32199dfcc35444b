import styles from "./listing-detail.module.css";

interface Props {
  title: string;
  institution: string;
  position: string;
  department: string;
  city: string;
  district: string;
}

/** Shows one of the two posts of a listing. */
export function PostCard({ title, institution, position, department, city, district }: Props) {
  const facts = [
    { name: "Kurum", value: institution },
    { name: "Pozisyon", value: position },
    { name: "Birim", value: department },
    { name: "Şehir", value: city },
    { name: "İlçe", value: district },
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
      </dl>
    </section>
  );
}
