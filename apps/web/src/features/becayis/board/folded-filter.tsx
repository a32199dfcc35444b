import { useState } from "react";
import { type BoardFilter, defaultFilter, isNarrowed } from "./board-filter.ts";
import styles from "./filter-form.module.css";
import { FilterForm } from "./filter-form.tsx";

/** Shows the board's filters behind a button, and open where one of them is set; after that the reader decides. */
export function FoldedFilter({ filter }: { filter: BoardFilter }) {
  const [wasOpen] = useState(isNarrowed(filter) || filter.sort !== defaultFilter.sort);
  return (
    <details className={styles.folded} open={wasOpen}>
      <summary className="button">İlanları süz</summary>
      <FilterForm filter={filter} />
    </details>
  );
}
