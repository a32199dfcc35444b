import { useState } from "react";

/** Identity of a row within its list. */
export type RowKey = string | number;

/** The selected rows of the shown page; rows that are no longer shown are not selected. */
export interface Selection<Row> {
  rows: Row[];
  isAll: boolean;
  has: (row: Row) => boolean;
  toggle: (row: Row) => void;
  toggleAll: () => void;
  clear: () => void;
}

export function useSelection<Row>(shown: readonly Row[], getKey: (row: Row) => RowKey): Selection<Row> {
  const [keys, setKeys] = useState<ReadonlySet<RowKey>>(new Set());
  const has = (row: Row) => keys.has(getKey(row));
  const rows = shown.filter(has);
  const isAll = shown.length > 0 && rows.length === shown.length;
  const select = (chosen: readonly Row[]) => setKeys(new Set(chosen.map(getKey)));
  return {
    rows,
    isAll,
    has,
    toggle: (row) => select(has(row) ? rows.filter((each) => getKey(each) !== getKey(row)) : [...rows, row]),
    toggleAll: () => select(isAll ? [] : shown),
    clear: () => select([]),
  };
}
