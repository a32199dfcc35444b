import { useEffect } from "react";

/** Scrolls to the element that the address names, once it has loaded: a mail's link arrives before it exists. */
export function useScrollToHash(id: string, isLoaded: boolean): void {
  useEffect(() => {
    if (isLoaded && location.hash === `#${id}`) document.getElementById(id)?.scrollIntoView();
  }, [id, isLoaded]);
}
