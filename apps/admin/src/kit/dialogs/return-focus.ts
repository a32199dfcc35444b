import { useCallback, useEffect, useEffectEvent, useState } from "react";

/** The elements that had the focus when a dialog opened, by the dialog's element. */
const openersOfDialogs = new WeakMap<Element, readonly HTMLElement[]>();

/** The last focused element. A button that is disabled while its action runs loses the focus before a dialog opens. */
let lastFocused: HTMLElement | undefined;
document.addEventListener("focusin", ({ target }) => {
  if (target instanceof HTMLElement) lastFocused = target;
});

/**
 * Returns the focus to the element that had it when this component was mounted, unless something else took it since.
 * @param isWanted false to leave the focus unchanged
 * @param onReturned called afterwards
 * @returns a function that registers the dialog's element, so that a dialog opened from it finds the same opener
 */
export function useReturnFocus(isWanted: boolean, onReturned?: () => void): (dialog: HTMLElement) => void {
  const [openers] = useState(currentOpeners);
  const end = useEffectEvent(() => {
    if (isWanted && isFocusLost()) focusFirstOf(openers);
    onReturned?.();
  });
  useEffect(() => () => end(), []);
  return useCallback((dialog) => openersOfDialogs.set(dialog, openers), [openers]);
}

/** Returns the focused element, then the openers of the dialogs around it, innermost first. */
function currentOpeners(): readonly HTMLElement[] {
  const focused = isFocusLost() ? lastFocused : document.activeElement;
  return focused instanceof HTMLElement ? [buttonOfMenu(focused) ?? focused, ...openersAround(focused)] : [];
}

function openersAround(element: HTMLElement): readonly HTMLElement[] {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const openers = openersOfDialogs.get(around);
    if (openers) return openers;
  }
  return [];
}

/** Returns the button that opened the menu of an item, because the item disappears with the menu. */
function buttonOfMenu(item: HTMLElement): HTMLElement | null {
  const labelledBy = item.closest("[role=menu]")?.getAttribute("aria-labelledby");
  return labelledBy ? document.getElementById(labelledBy) : null;
}

function isFocusLost(): boolean {
  const { activeElement } = document;
  return !activeElement?.isConnected || activeElement === document.body;
}

/** Focuses the first opener that still exists; otherwise the list's summary, otherwise the content of the screen. */
function focusFirstOf(openers: readonly HTMLElement[]): void {
  const target =
    openers.find(({ isConnected }) => isConnected) ??
    document.querySelector<HTMLElement>("[data-list-summary]") ??
    document.querySelector("main");
  if (target) focusWhenEnabled(target);
}

function focusWhenEnabled(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  if (!target.matches(":disabled")) return;
  const observer = new MutationObserver(() => {
    if (target.matches(":disabled")) return;
    observer.disconnect();
    if (isFocusLost()) target.focus({ preventScroll: true });
  });
  observer.observe(target, { attributeFilter: ["disabled"] });
}
