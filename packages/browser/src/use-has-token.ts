import { useSyncExternalStore } from "react";
import type { StoredToken } from "./stored-token.ts";

/**
 * Returns whether a token is stored, updated across tabs; false on the server and while hydrating. Only the server
 * knows whether the token is still valid.
 */
export function useHasToken(token: StoredToken): boolean {
  return useSyncExternalStore(
    token.subscribe,
    () => token.read() !== null,
    () => false,
  );
}
