import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";

/** The window scrolls while an item is dragged within EDGE pixels of its top or bottom, by STEP pixels at a time. */
const EDGE = 72;
const SCROLL_STEP = 8;
const SCROLL_MS = 16;

interface Drag {
  from: number;
  to: number;
  /** Distance in pixels that the item has been dragged down. */
  offset: number;
}

/**
 * Reorders the children of a list by dragging their handles with a mouse, a pen or a finger. Handles need
 * `touch-action: none`. Escape cancels. Keyboard users need buttons in addition.
 */
export function useDragOrder(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>();
  const pointer = useRef({ start: 0, y: 0 });
  const isDragging = drag !== undefined;

  function follow(): void {
    const offset = pointer.current.y + window.scrollY - pointer.current.start;
    setDrag(
      (current) => current && { ...current, offset, to: positionAt(list.current, current.from, pointer.current.y) },
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: follow reads only refs
  useEffect(() => {
    if (!isDragging) return;
    const timer = setInterval(() => {
      const { y } = pointer.current;
      if (y < EDGE) window.scrollBy(0, -SCROLL_STEP);
      else if (y > window.innerHeight - EDGE) window.scrollBy(0, SCROLL_STEP);
      else return;
      follow();
    }, SCROLL_MS);
    const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && setDrag(undefined);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      clearInterval(timer);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [isDragging]);

  return {
    drag,
    /** Returns the event handlers of an item's handle. */
    handleProps: (index: number) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.preventDefault(); // prevents text selection
        event.currentTarget.setPointerCapture(event.pointerId);
        pointer.current = { start: event.clientY + window.scrollY, y: event.clientY };
        setDrag({ from: index, to: index, offset: 0 });
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        pointer.current.y = event.clientY;
        if (isDragging) follow();
      },
      onPointerUp() {
        setDrag(undefined);
        if (drag && drag.to !== drag.from) onMove(drag.from, drag.to);
      },
      onPointerCancel: () => setDrag(undefined),
    }),
  };
}

/** Returns the index that the dragged item would get: after all other items whose middle is above the pointer. */
function positionAt(list: HTMLElement | null, dragged: number, y: number): number {
  const others = [...(list?.children ?? [])].filter((_, index) => index !== dragged);
  return others.filter((item) => {
    const { top, height } = item.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}
