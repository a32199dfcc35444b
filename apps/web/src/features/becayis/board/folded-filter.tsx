import { useState } from "react";
import { type BoardFilter, defaultFilter, isNarrowed } from "./board-filter.ts";
import styles from "./filter-form.module.css";
import { FilterForm } from "./filter-form.tsx";

/** Shows the board's filters behind a button, and open where one of them is set. */
export function FoldedFilter({ filter }: { filter: BoardFilter }) {
  const [isOpen, setOpen] = useState(isNarrowed(filter) || filter.sort !== defaultFilter.sort);
  return (
    <details className={styles.folded} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="button">İlanları süz</summary>
      <FilterForm filter={filter} />
    </details>
  );
}
