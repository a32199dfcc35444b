import { localStore } from "./browser-store.ts";

/** A session's token as the browser keeps it. It is bound to a cookie script cannot read, so alone it opens nothing. */
export interface StoredToken {
  read(): string | null;
  store(token: string): void;
  forget(): void;
  /** Calls back when the token comes or goes, in this tab or another. @returns ends it */
  subscribe(listener: () => void): () => void;
}

/** @param key the key in local storage that the specification fixes */
export function storedToken(key: string): StoredToken {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    read: () => localStore.get(key),
    store(token) {
      localStore.set(key, token);
      tell();
    },
    forget() {
      localStore.remove(key);
      tell();
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
