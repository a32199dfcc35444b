import { useSyncExternalStore } from "react";
import type { StoredToken } from "./stored-token.ts";

/** True while a token is stored; follows every tab. False on the server and while a page is taken over. Whether the token still opens anything only the server knows. */
export function useHasToken(token: StoredToken): boolean {
  return useSyncExternalStore(
    token.subscribe,
    () => token.read() !== null,
    () => false,
  );
}
