import { type RefObject, useEffect } from "react";

/**
 * Closes an open element on Escape or on a press outside it.
 * @param element presses inside it are ignored
 * @param close called with true after Escape: the caller then returns the focus to the opening control
 */
export function useDismiss(
  element: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: (isByEscape: boolean) => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !element.current?.contains(event.target)) close(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") close(true);
    };
    addEventListener("pointerdown", onPointer);
    addEventListener("keydown", onKey);
    return () => {
      removeEventListener("pointerdown", onPointer);
      removeEventListener("keydown", onKey);
    };
  });
}
