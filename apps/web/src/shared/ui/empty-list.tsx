import styles from "./empty-list.module.css";

interface Way {
  to: string;
  label: string;
}

/** Says that a list is empty and offers a way on, or two. */
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
