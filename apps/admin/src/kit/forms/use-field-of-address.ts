import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router-dom";

/** Focuses the field that the address names after "#", as the search in the settings does. */
export function useFieldOfAddress(frame: RefObject<HTMLElement | null>): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing the same field again focuses it again
  useEffect(() => {
    const path = decodeURIComponent(hash.slice(1));
    if (path) frame.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)?.focus();
  }, [hash, key, frame]);
}
