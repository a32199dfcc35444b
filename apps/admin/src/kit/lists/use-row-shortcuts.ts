import { useLocalStorage } from "@mantine/hooks";
import { useEffect, useRef } from "react";
import { useCalledDialog } from "../dialogs/use-called-dialog.ts";
import { notifyInfo } from "../notify.tsx";
import type { RowKey } from "./use-selection.ts";

/** A letter that acts on the focused row, or on the screen whatever is focused. */
export type RowShortcut<Row> = {
  /** The letter in lower case. */
  key: string;
  label: string;
} & (
  | {
      run: (row: Row) => unknown;
      /** Returns the reason why the letter cannot act on a row; undefined if it can. */
      getObstacle?: (row: Row) => string | undefined;
    }
  | { runAlways: () => unknown }
);

/** The row whose details are open, and the functions that open and close it. */
export interface RowOpening<Row> {
  opened: Row | undefined;
  open: (row: Row) => void;
  close: () => void;
}

export interface ShortcutKeys {
  /** False if the user has switched the shortcuts off, which users of speech input need (WCAG 2.1.4). */
  isOn: boolean;
  switchOn: (isOn: boolean) => void;
  isListOpen: boolean;
  showList: (isOpen: boolean) => void;
}

const TYPING = "input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=dialog], [role=menu]";

/**
 * Moves the focus between the rows of a list with J and K, runs the shortcut of a letter on the focused row, and opens
 * the list of shortcuts with "?". A held letter acts once. Keys do nothing while the user types or a dialog is open.
 * @param opening adds the arrow keys, opens the focused row with Enter or → and closes it with Escape or ←
 */
export function useRowShortcuts<Row>(
  rows: readonly Row[],
  getKey: (row: Row) => RowKey,
  shortcuts: readonly RowShortcut<Row>[] | undefined,
  opening?: RowOpening<Row>,
): ShortcutKeys {
  const [isOn, switchOn] = useLocalStorage({
    key: "adminShortcuts",
    defaultValue: true,
    getInitialValueInEffect: false,
  });
  const { isOpen: isListOpen, setOpen: showList } = useCalledDialog("kisayollar");
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

  /**
   * Moves the focus by one row, and the open details with it. If the last focused row is gone, J focuses the one in its
   * place.
   */
  function move(step: 1 | -1): void {
    const current = placeOfFocus();
    const wanted = current === -1 ? place.current + (step === 1 ? 0 : -1) : current + step;
    const next = Math.max(0, Math.min(wanted, rows.length - 1));
    focusRow(next);
    const row = rows[next];
    if (row && opening?.opened) opening.open(row);
  }

  /**
   * Handles the keys of a list whose rows open.
   * @returns false for any other key
   */
  function pressOpening(event: KeyboardEvent, row: Row | undefined): boolean {
    if (!opening) return false;
    const { opened, open, close } = opening;
    const isOnRow = event.target instanceof Element && event.target.matches("[data-row]");
    if (opened && (event.key === "Escape" || (event.key === "ArrowLeft" && row))) {
      close();
      focusRow(rows.indexOf(opened)); // the focus may have been in the details
    } else if (!row) return false;
    else if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "ArrowRight" || (event.key === "Enter" && isOnRow)) open(row);
    else return false;
    return true;
  }

  function act(shortcut: RowShortcut<Row>, row: Row | undefined): void {
    if ("runAlways" in shortcut) {
      void shortcut.runAlways();
      return;
    }
    const obstacle = row ? shortcut.getObstacle?.(row) : "Önce J ve K tuşlarıyla bir kayda geçin.";
    if (obstacle !== undefined) notifyInfo("İşlem yapılmadı", obstacle);
    else if (row) {
      place.current = placeOfFocus();
      void shortcut.run(row);
    }
  }

  function press(event: KeyboardEvent): void {
    if (!shortcuts || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(TYPING)) return;
    const key = event.key.toLocaleLowerCase("en");
    const shortcut = shortcuts.find((each) => each.key === key);
    const row = rows[placeOfFocus()];
    if (pressOpening(event, row)) event.preventDefault(); // the arrows would scroll
    if (event.defaultPrevented) return;
    if (key === "?") showList(true);
    else if (!isOn) return;
    else if (key === "j") move(1);
    else if (key === "k") move(-1);
    else if (!shortcut || (rows.length === 0 && !("runAlways" in shortcut))) return;
    else if (!event.repeat) act(shortcut, row);
    event.preventDefault(); // the letter must not land in a field of the dialog that opens
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
