import { useState } from "react";

/** Identifies a row within its list. */
export type RowKey = string | number;

/** Key, name and selectability of the rows of a list. */
export interface RowOf<Row> {
  key: (row: Row) => RowKey;
  name: (row: Row) => string;
  /** Returns whether a row can be selected; by default all can. */
  isSelectable?: (row: Row) => boolean;
}

/** The selected rows of the current page. A row that is no longer shown is not selected. */
export interface Selection<Row> {
  rows: Row[];
  isSelectable: (row: Row) => boolean;
  /** False if no shown row can be selected. */
  canSelect: boolean;
  isAll: boolean;
  has: (row: Row) => boolean;
  toggle: (row: Row) => void;
  toggleAll: () => void;
  clear: () => void;
}

export function useSelection<Row>(
  shown: readonly Row[],
  { key: getKey, isSelectable = () => true }: RowOf<Row>,
): Selection<Row> {
  const [keys, setKeys] = useState<ReadonlySet<RowKey>>(new Set());
  const has = (row: Row) => keys.has(getKey(row));
  const selectable = shown.filter(isSelectable);
  const rows = selectable.filter(has);
  const isAll = selectable.length > 0 && rows.length === selectable.length;
  const select = (chosen: readonly Row[]) => setKeys(new Set(chosen.map(getKey)));
  return {
    rows,
    isSelectable,
    canSelect: selectable.length > 0,
    isAll,
    has,
    toggle: (row) => select(has(row) ? rows.filter((each) => getKey(each) !== getKey(row)) : [...rows, row]),
    toggleAll: () => select(isAll ? [] : selectable),
    clear: () => select([]),
  };
}
