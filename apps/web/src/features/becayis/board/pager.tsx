import { getNeighbours } from "../../../shared/lib/neighbours.ts";
import styles from "./pager.module.css";

interface Props {
  page: number;
  pageCount: number;
  getAddress: (page: number) => string;
}

/** Links to the previous and the next page, and shows the page number; nothing for a single page. */
export function Pager({ page, pageCount, getAddress }: Props) {
  if (pageCount <= 1) return null;
  const { previous, next } = getNeighbours({ page, pageCount }, getAddress);
  return (
    <nav aria-label="Sayfalar" className={styles.pager}>
      {previous && (
        <a href={previous} rel="prev" className="button">
          Önceki
        </a>
      )}
      <p>
        Sayfa {page} / {pageCount}
      </p>
      {next && (
        <a href={next} rel="next" className="button">
          Sonraki
        </a>
      )}
    </nav>
  );
}
