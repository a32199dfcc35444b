import styles from "./empty-list.module.css";

/** Says that a list is empty and offers a way on. */
export function EmptyList({ title, text, link }: { title: string; text?: string; link?: { to: string; label: string } }) {
  return (
    <div className={styles.empty} role="status">
      <p className={styles.title}>{title}</p>
      {text && <p>{text}</p>}
      {link && (
        <a href={link.to} className="button">
          {link.label}
        </a>
      )}
    </div>
  );
}
