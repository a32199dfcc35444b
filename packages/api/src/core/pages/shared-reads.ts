import { LRUCache } from "lru-cache";
import { MAX_AGE_MS, type PageStore, type PageTag } from "./pages.ts";

/** Returns what is kept under the key, or reads and keeps it; a read that fails is not kept. */
export type Kept<Value> = (key: string, read: () => Promise<Value>) => Promise<Value>;

/**
 * Keeps what many answers need until a write purges one of the tags, at most as long as a page. What is being read at
 * that time still answers those who asked before.
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
 * Shares what a function reads between the calls of an instance, as `keepUntilPurged` says. Only for what is shown: a
 * write of another instance is heard of a moment later. Nobody may change the value.
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
