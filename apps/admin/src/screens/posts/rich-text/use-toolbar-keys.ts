import { type KeyboardEvent, useEffect, useRef } from "react";

/**
 * Makes a toolbar a single tab stop with buttons that the arrow keys reach. The first button is the tab stop, so it
 * must
 * never be disabled.
 */
export function useToolbarKeys() {
  const toolbar = useRef<HTMLDivElement>(null);

  // Runs on every render, because buttons change with the selection.
  useEffect(() => setTabStop(getButtons(toolbar.current)[0]));

  function setTabStop(stop: HTMLElement | undefined): void {
    for (const button of getButtons(toolbar.current)) button.tabIndex = button === stop ? 0 : -1;
  }

  function onKeyDown(event: KeyboardEvent): void {
    const buttons = getButtons(toolbar.current).filter((button) => !button.disabled);
    const focused = document.activeElement;
    const index = focused instanceof HTMLButtonElement ? buttons.indexOf(focused) : -1;
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1 + buttons.length, Home: 0, End: buttons.length - 1 }[
      event.key
    ];
    if (next === undefined || index === -1) return;
    event.preventDefault();
    buttons[next % buttons.length]?.focus();
  }

  return { toolbar, onKeyDown };
}

function getButtons(toolbar: HTMLElement | null): HTMLButtonElement[] {
  return [...(toolbar?.querySelectorAll("button") ?? [])];
}
