import { localStore } from "./browser-store.ts";

/** A session token in local storage. It is useless without its HttpOnly cookie. */
export interface StoredToken {
  read(): string | null;
  store(token: string): void;
  forget(): void;
  /** Calls back when the token is stored or deleted in any tab. @returns the unsubscribe function */
  subscribe(listener: () => void): () => void;
}

/** Returns the token of a local storage key. */
export function storedToken(key: string): StoredToken {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    read: () => localStore.get(key),
    store(token) {
      localStore.set(key, token);
      notify();
    },
    forget() {
      localStore.remove(key);
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      addEventListener("storage", listener);
      return () => {
        listeners.delete(listener);
        removeEventListener("storage", listener);
      };
    },
  };
}
