import { type RefObject, useEffect, useRef } from "react";
import type { RowKey } from "./use-selection.ts";

/**
 * Keeps the focus in a list when its focused row disappears, which may happen after a dialog has returned the focus.
 * The row that takes its place is focused if rows are focusable, otherwise the summary of the list.
 */
export function useLostFocus<Row>(
  rows: readonly Row[],
  getKey: (row: Row) => RowKey,
  summary: RefObject<HTMLElement | null>,
): void {
  const last = useRef<{ element: Element; place: number }>(undefined);

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const row = target.closest<HTMLElement>("[data-row]")?.dataset.row;
      const place = rows.findIndex((each) => String(getKey(each)) === row);
      last.current = place === -1 ? undefined : { element: target, place };
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of rows may remove the focused one
  useEffect(() => {
    const lost = last.current;
    if (!lost || lost.element.isConnected || document.activeElement !== document.body) return;
    last.current = undefined;
    const next = rows[Math.min(lost.place, rows.length - 1)];
    const card = next && document.querySelector<HTMLElement>(`[data-row="${getKey(next)}"][tabindex]`);
    (card ?? summary.current)?.focus();
  }, [rows]);
}
