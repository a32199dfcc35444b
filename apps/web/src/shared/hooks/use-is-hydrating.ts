import { useSyncExternalStore } from "react";

/** Returns true while React takes over what the server has rendered, false in every later rendering. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
}
