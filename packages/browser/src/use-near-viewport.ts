import { type RefObject, useEffect, useRef, useState } from "react";

/** Says when an element has come within this many pixels of the viewport; once near, it stays so. */
export function useNearViewport<Place extends Element>(
  marginPx: number,
): { place: RefObject<Place | null>; isNear: boolean } {
  const place = useRef<Place>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: `${marginPx}px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear, marginPx]);
  return { place, isNear };
}
