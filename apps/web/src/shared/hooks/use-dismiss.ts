import { type RefObject, useEffect } from "react";

/**
 * Closes what is open by a press outside it or by Escape.
 * @param place what counts as inside
 * @param close told whether Escape did it: then the focus goes back to what opened it
 */
export function useDismiss(
  place: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: (isByEscape: boolean) => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) close(false);
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
