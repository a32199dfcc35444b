import { useSyncExternalStore } from "react";

/** Returns true while React hydrates the server's HTML, false in every later render. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
}
