import { LRUCache } from "lru-cache";
import { MAX_AGE_MS, type PageStore, type PageTag } from "./pages.ts";

/** Returns the stored value of the key, or reads and stores it. A failed read is not stored. */
export type Kept<Value> = (key: string, read: () => Promise<Value>) => Promise<Value>;

/**
 * Creates a store whose values end when a write purges one of the tags, at most after the maximum age of a page. A read
 * that runs during a purge still answers the calls that wait for it.
 * @param max the most keys
 */
export function keepUntilPurged<Value>(pages: PageStore, tags: readonly PageTag[], max: number): Kept<Value> {
  const kept = new LRUCache<string, Promise<Value>>({ max, ttl: MAX_AGE_MS });
  pages.onPurge((purged) => {
    if (!purged || tags.some((tag) => purged.includes(tag))) kept.clear();
  });
  return (key, read) => {
    const existing = kept.get(key);
    if (existing) return existing;
    const value = read();
    kept.set(key, value);
    value.catch(() => kept.peek(key) === value && kept.delete(key));
    return value;
  };
}

/**
 * Shares the result of a function among the calls of an instance, as long as `keepUntilPurged` says. Use it only for
 * what is shown, never to decide a write, because another instance's write is heard of a moment later. Callers must not
 * change the value.
 */
export function shareReads<Value, In extends { pages: PageStore }, Key = void>(
  tags: readonly PageTag[],
  max: number,
  read: (app: In, key: Key) => Promise<Value>,
): (app: In, key: Key) => Promise<Value> {
  const stores = new WeakMap<PageStore, Kept<Value>>();
  return (app, key) => {
    const kept = stores.get(app.pages) ?? keepUntilPurged<Value>(app.pages, tags, max);
    stores.set(app.pages, kept);
    return kept(String(JSON.stringify(key)), () => read(app, key));
  };
}
