import { useEffect, useState } from "react";

/** Focuses an element, or the list's summary if the element is gone. */
export function focusOrList(opener: Element | null): void {
  const target = opener?.isConnected ? opener : document.querySelector("[data-list-summary]");
  if (target instanceof HTMLElement) target.focus();
}

/**
 * Returns the focus to where it was when this component appeared. For dialogs that are unmounted when they close, and
 * for the parent of dialogs that follow each other: the opener of a later one is gone, so that it leaves the focus
 * where the parent has put it.
 */
export function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener?.isConnected || document.activeElement === document.body) focusOrList(opener);
    },
    [opener],
  );
}
