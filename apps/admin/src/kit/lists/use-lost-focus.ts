import { type RefObject, useEffect, useRef } from "react";
import type { RowKey } from "./use-selection.ts";

/**
 * Keeps the focus in a list whose focused row disappears, as it may after a dialog has given the focus back to it: the
 * row in its place is focused if rows take the focus, or else the list's summary.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the rows change, the focused one may have disappeared
  useEffect(() => {
    const lost = last.current;
    if (!lost || lost.element.isConnected || document.activeElement !== document.body) return;
    last.current = undefined;
    const next = rows[Math.min(lost.place, rows.length - 1)];
    const card = next && document.querySelector<HTMLElement>(`[data-row="${getKey(next)}"][tabindex]`);
    (card ?? summary.current)?.focus();
  }, [rows]);
}
