import styles from "./listing-skeleton.module.css";

/** Stands where a listing is still on its way. */
export function ListingSkeleton() {
  return (
    <div className={`page ${styles.place}`} role="status" aria-label="İlan yükleniyor">
      <div className={`skeleton ${styles.title}`} />
      <div className={`skeleton ${styles.body}`} />
    </div>
  );
}
