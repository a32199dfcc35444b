/** A key-value store of the browser. */
export interface BrowserStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Removes all keys with a prefix. */
  removeAll(prefix: string): void;
}

/** Wraps a storage. If the visitor has disabled it, access throws, and the store stays empty. */
function readStore(open: () => Storage): BrowserStore {
  function tried<Value>(work: (storage: Storage) => Value): Value | null {
    try {
      return work(open());
    } catch {
      return null;
    }
  }
  return {
    get: (key) => tried((storage) => storage.getItem(key)),
    set: (key, value) => void tried((storage) => storage.setItem(key, value)),
    remove: (key) => void tried((storage) => storage.removeItem(key)),
    removeAll: (prefix) =>
      void tried((storage) => {
        for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
      }),
  };
}

/** Local storage: permanent and shared by all tabs. */
export const localStore = readStore(() => localStorage);

/** Session storage: deleted with the tab. */
export const tabStore = readStore(() => sessionStorage);
