import { type RefObject, useEffect, useRef, useState } from "react";

/** Returns whether an element has ever been within a distance in pixels of the viewport. */
export function useNearViewport<Target extends Element>(
  marginPx: number,
): { element: RefObject<Target | null>; isNear: boolean } {
  const element = useRef<Target>(null);
  const [isNear, setNear] = useState(false);
  // After every render: the element may be rendered later than its component.
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: `${marginPx}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  });
  return { element, isNear };
}
