import { useState } from "react";
import { type BoardFilter, defaultFilter, isNarrowed } from "./board-filter.ts";
import styles from "./filter-form.module.css";
import { FilterForm } from "./filter-form.tsx";

/** Shows the filters of the board behind a button. They are open at first if one is set; then the reader decides. */
export function FoldedFilter({ filter }: { filter: BoardFilter }) {
  const [wasOpen] = useState(isNarrowed(filter) || filter.sort !== defaultFilter.sort);
  return (
    <details className={styles.folded} open={wasOpen}>
      <summary className="button">İlanları süz</summary>
      <FilterForm filter={filter} />
    </details>
  );
}
