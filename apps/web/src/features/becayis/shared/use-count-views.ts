import { type RefObject, useEffect, useRef } from "react";
import { useTrpc } from "../../../shared/lib/trpc.tsx";

/** Counted in this page session, whichever page showed them (public-site.md section 4). */
const counted = new Set<number>();

/**
 * Counts a view of each listing of which half has been seen.
 * @param listings their numbers; what shows one says so in `data-listing`
 * @returns for the element they stand in
 */
export function useCountViews<Place extends Element>(listings: readonly number[]): RefObject<Place | null> {
  const trpc = useTrpc();
  const place = useRef<Place>(null);
  const shown = listings.join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: other listings are other elements
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const id = Number(target.getAttribute("data-listing"));
          if (!isIntersecting || counted.has(id)) continue;
          counted.add(id);
          observer.unobserve(target);
          trpc.client.becayis.listings.countView.mutate({ id }).catch(() => undefined); // a count is not worth an error message
        }
      },
      { threshold: 0.5 },
    );
    for (const card of place.current?.querySelectorAll("[data-listing]") ?? []) observer.observe(card);
    return () => observer.disconnect();
  }, [trpc, shown]);

  return place;
}
