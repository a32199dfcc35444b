import { useSyncExternalStore } from "react";
import { forgetAdminToken, readAdminToken, storeAdminToken } from "../../shared/lib/admin-token.ts";

/** Those who want to know when the session opens or closes in this tab; other tabs tell by the storage event. */
const listeners = new Set<() => void>();

export function openSession(token: string): void {
  storeAdminToken(token);
  tell();
}

export function closeSession(): void {
  forgetAdminToken();
  tell();
}

/** True while a token is stored; follows every tab. Whether the token still opens anything only the server knows. */
export function useHasSession(): boolean {
  return useSyncExternalStore(subscribe, () => readAdminToken() !== null);
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}
