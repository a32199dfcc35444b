import { type RefObject, useEffect, useRef } from "react";
import { trpc } from "../../../framework/browser.ts";

/** Listings counted since the page was loaded, on any screen. */
const counted = new Set<number>();

/**
 * Counts one view of each listing that has been at least half visible.
 * @param listings ids; the element of each has its id in `data-listing`
 * @returns a ref for the element that contains them
 */
export function useCountViews<Container extends Element>(listings: readonly number[]): RefObject<Container | null> {
  const utils = trpc.useUtils();
  const container = useRef<Container>(null);
  const shown = listings.join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: other listings have other elements
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const id = Number(target.getAttribute("data-listing"));
          if (!isIntersecting || counted.has(id)) continue;
          counted.add(id);
          observer.unobserve(target);
          // A lost count needs no error message.
          utils.client.becayis.listings.countView.mutate({ id }).catch(() => undefined);
        }
      },
      { threshold: 0.5 },
    );
    for (const card of container.current?.querySelectorAll("[data-listing]") ?? []) observer.observe(card);
    return () => observer.disconnect();
  }, [utils, shown]);

  return container;
}
