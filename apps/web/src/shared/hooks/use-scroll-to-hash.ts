import { useEffect } from "react";

/**
 * Scrolls to the element with the id if the address names it. A link of a mail is opened before the element is loaded.
 */
export function useScrollToHash(id: string, isLoaded: boolean): void {
  useEffect(() => {
    if (isLoaded && location.hash === `#${id}`) document.getElementById(id)?.scrollIntoView();
  }, [id, isLoaded]);
}
