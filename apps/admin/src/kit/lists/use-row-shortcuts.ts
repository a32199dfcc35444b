import { useLocalStorage } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import type { RowKey } from "./use-selection.ts";

/** A letter that acts on the focused row, or on the screen whatever is focused. */
export type RowShortcut<Row> = {
  /** The letter in lower case. */
  key: string;
  label: string;
} & ({ run: (row: Row) => unknown } | { runAlways: () => unknown });

export interface ShortcutKeys {
  /** False if the user has switched the shortcuts off, which users of speech input need (WCAG 2.1.4). */
  isOn: boolean;
  switchOn: (isOn: boolean) => void;
  isListOpen: boolean;
  showList: (isOpen: boolean) => void;
}

const TYPING = "input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=dialog], [role=menu]";

/**
 * Moves the focus between cards with J and K, runs the shortcut of a letter on the focused card, and opens the list of
 * shortcuts with "?". Keys do nothing while the user types or a dialog is open.
 */
export function useRowShortcuts<Row>(
  rows: readonly Row[],
  getKey: (row: Row) => RowKey,
  shortcuts: readonly RowShortcut<Row>[] | undefined,
): ShortcutKeys {
  const [isOn, switchOn] = useLocalStorage({
    key: "adminShortcuts",
    defaultValue: true,
    getInitialValueInEffect: false,
  });
  const [isListOpen, showList] = useState(false);
  /** Index of the row that was focused last, which its action may have removed. */
  const place = useRef(-1);

  function placeOfFocus(): number {
    const { activeElement } = document;
    const focused = activeElement?.closest<HTMLElement>("[data-row]")?.dataset.row;
    return rows.findIndex((row) => String(getKey(row)) === focused);
  }

  function focusRow(index: number): void {
    const row = rows[Math.max(0, Math.min(index, rows.length - 1))];
    const card = row && document.querySelector<HTMLElement>(`[data-row="${getKey(row)}"]`);
    card?.focus();
    card?.scrollIntoView({ block: "nearest" });
  }

  /** Moves the focus by one row. If the last focused row is gone, J focuses the one in its place. */
  function move(step: 1 | -1): void {
    const current = placeOfFocus();
    if (current !== -1) focusRow(current + step);
    else focusRow(step === 1 ? place.current : place.current - 1);
  }

  function press(event: KeyboardEvent): void {
    if (!shortcuts || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(TYPING)) return;
    const key = event.key.toLocaleLowerCase("en");
    const shortcut = shortcuts.find((each) => each.key === key);
    const current = placeOfFocus();
    const row = rows[current];
    if (key === "?") showList(true);
    else if (!isOn) return;
    else if (key === "j") move(1);
    else if (key === "k") move(-1);
    else if (shortcut && "runAlways" in shortcut) void shortcut.runAlways();
    else if (row && shortcut) {
      place.current = current;
      void shortcut.run(row);
    } else return;
    event.preventDefault(); // keeps the letter out of a field of the dialog that opens
  }

  useEffect(() => {
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of rows may remove the focused one
  useEffect(() => {
    if (place.current !== -1 && document.activeElement === document.body) focusRow(place.current);
  }, [rows]);

  return { isOn, switchOn, isListOpen, showList };
}
