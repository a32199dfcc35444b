import { useCallback, useEffect, useEffectEvent, useState } from "react";

/** The element that had the focus when a dialog appeared, by the dialog's element. */
const openersOfDialogs = new WeakMap<Element, readonly HTMLElement[]>();

/** A button that is disabled while its action runs has lost the focus before the action opens a dialog. */
let lastFocused: HTMLElement | undefined;
document.addEventListener("focusin", ({ target }) => {
  if (target instanceof HTMLElement) lastFocused = target;
});

/**
 * Returns the focus to where it was when this component appeared, unless something else has taken it since then.
 * @param isWanted false: nothing is focused
 * @param onReturned called afterwards
 * @returns a function that registers the dialog's element, so that a dialog which follows it finds the same opener
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

/** Returns what has the focus, then what opened the dialog around it, from the inside out. */
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

/** Returns the button that opened a menu, because its items are gone with it. */
function buttonOfMenu(item: HTMLElement): HTMLElement | null {
  const labelledBy = item.closest("[role=menu]")?.getAttribute("aria-labelledby");
  return labelledBy ? document.getElementById(labelledBy) : null;
}

function isFocusLost(): boolean {
  const { activeElement } = document;
  return !activeElement?.isConnected || activeElement === document.body;
}

/** Focuses the first element that is still there, or else the list's summary, or else the screen. */
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
