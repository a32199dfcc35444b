import styles from "./empty-list.module.css";

interface Way {
  to: string;
  label: string;
}

/** Shows that a list is empty, with up to two links. */
export function EmptyList({ title, text, link, other }: { title: string; text?: string; link?: Way; other?: Way }) {
  return (
    <div className={styles.empty} role="status">
      <p className={styles.title}>{title}</p>
      {text && <p>{text}</p>}
      <div className={styles.ways}>
        {[link, other].map(
          (way) =>
            way && (
              <a key={way.to} href={way.to} className="button">
                {way.label}
              </a>
            ),
        )}
      </div>
    </div>
  );
}
