/** What a browser keeps for the site. */
export interface BrowserStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Removes every key that begins so. */
  removeAll(prefix: string): void;
}

/** A visitor may forbid the browser to keep anything: then opening the storage throws, and nothing is kept. */
function storeOf(open: () => Storage): BrowserStore {
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

/** Kept until it is removed, for all tabs. */
export const localStore = storeOf(() => localStorage);

/** Kept as long as the tab. */
export const tabStore = storeOf(() => sessionStorage);
