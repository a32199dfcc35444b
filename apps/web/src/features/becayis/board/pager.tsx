import styles from "./pager.module.css";

interface Props {
  page: number;
  pageCount: number;
  addressOf: (page: number) => string;
}

/** The way to the pages before and after. */
export function Pager({ page, pageCount, addressOf }: Props) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label="Sayfalar" className={styles.pager}>
      {page > 1 && (
        <a href={addressOf(page - 1)} rel="prev" className="button">
          Önceki
        </a>
      )}
      <p>
        Sayfa {page} / {pageCount}
      </p>
      {page < pageCount && (
        <a href={addressOf(page + 1)} rel="next" className="button">
          Sonraki
        </a>
      )}
    </nav>
  );
}
