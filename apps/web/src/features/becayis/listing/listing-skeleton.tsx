import styles from "./listing-skeleton.module.css";

/** Shows a placeholder while a listing loads. */
export function ListingSkeleton() {
  return (
    <div className={`page ${styles.place}`} role="status" aria-label="İlan yükleniyor">
      <div className={`skeleton ${styles.title}`} />
      <div className={`skeleton ${styles.body}`} />
    </div>
  );
}
