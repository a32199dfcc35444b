import { MAX_AGE_MS, type PageStore, type PurgeListener, type RenderedPage } from "@site/api";
import { cutText } from "@site/contract/common/text";
import { LRUCache } from "lru-cache";
import { CachedPage } from "./cached-page.ts";

const MEBIBYTE = 1024 * 1024;
/** Default limit of pages without a query; their number is bounded by the site's content. */
const PAGES_MEBIBYTES = 256;
/**
 * Limit in bytes of pages with a query and of pages that show nothing. Anybody can request any number of them, so they
 * evict each other only.
 */
const OTHERS_BYTES = 8 * MEBIBYTE;

/** Returns the query parameters that the page of a path reads; all others are ignored. */
export type ParametersOf = (path: string) => readonly string[];

const MAX_VALUE_LENGTH = 200;

/** Returns the address without its query. */
export function getPath(url: string): string {
  const end = url.indexOf("?");
  return end === -1 ? url : url.slice(0, end);
}

/** Returns the path without a trailing slash or a leading "//", which browsers would resolve as a host name. */
export function getCanonicalPath(path: string): string {
  return path.replace(/^[/\\]+/, "/").replace(/(?<=.)\/+$/, "");
}

/** Returns the cache key: the path and the parameters its page reads, in a fixed order. */
export function getKey(url: string, path: string, getParameters: ParametersOf): string {
  const names = path.length === url.length ? [] : getParameters(path);
  if (names.length === 0) return path;
  const given = new URLSearchParams(url.slice(path.length));
  const known = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name);
    if (value) known.set(name, cutText(value, MAX_VALUE_LENGTH));
  }
  return known.size === 0 ? path : `${path}?${known}`;
}

/** A render that has not finished. */
interface Render {
  page: Promise<CachedPage>;
  /**
   * Number of purges before the render began; a later purge makes it stale. Undefined while it waits for a stale one.
   */
  purgesBefore: number | undefined;
}

/** Caches rendered pages by address. */
export interface PageCache extends PageStore {
  get(key: string): CachedPage | undefined;
  /** Returns the cached page or renders it. An address has one render at a time, which all its requests share. */
  getOrRender(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage>;
  /** Removes all pages. */
  clear(): void;
  stats(): PageCacheStats;
}

/** Counts since the start, and the present entries. */
export interface PageCacheStats {
  entries: number;
  hits: number;
  renders: number;
  purges: number;
  /** The most renders of one address that ran at the same time. */
  rendersAtOnce: number;
}

/** Counts renders, and how many of one address run at the same time. */
function countRenders() {
  const running = new Map<string, number>();
  let renders = 0;
  let rendersAtOnce = 0;
  return {
    async run(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
      const atOnce = (running.get(key) ?? 0) + 1;
      running.set(key, atOnce);
      renders++;
      rendersAtOnce = Math.max(rendersAtOnce, atOnce);
      try {
        return await render();
      } finally {
        running.set(key, (running.get(key) ?? 1) - 1);
        if (running.get(key) === 0) running.delete(key);
      }
    },
    stats: () => ({ renders, rendersAtOnce }),
  };
}

/** Creates the cache. @param mebibytes the limit of pages without a query, with their compressed bodies */
export function createPageCache(mebibytes: number = PAGES_MEBIBYTES): PageCache {
  const createStore = (maxSize: number) =>
    new LRUCache<string, CachedPage>({ ttl: MAX_AGE_MS, maxSize, sizeCalculation: (page) => page.size });
  const [contents, others] = [createStore(mebibytes * MEBIBYTE), createStore(OTHERS_BYTES)];
  const find = (key: string) => (key.includes("?") ? undefined : contents.get(key)) ?? others.get(key);
  const keep = (key: string, page: CachedPage) =>
    (page.isNoIndex || key.includes("?") ? others : contents).set(key, page);
  const rendering = new Map<string, Render>();
  const renders = countRenders();
  const listeners: PurgeListener[] = [];
  let purges = 0;
  let hits = 0;

  /** Starts a render after the stale one has finished, so that many writes do not pile up renders. */
  function beginRender(key: string, render: () => Promise<RenderedPage>, stale: Render | undefined): Render {
    async function renderAndKeep(): Promise<CachedPage> {
      await stale?.page.catch(() => undefined);
      own.purgesBefore = purges;
      const page = new CachedPage(await renders.run(key, render));
      // A purge during the render may have made the page stale, so it is not cached.
      if (page.status === 200 && !page.isPrivate && purges === own.purgesBefore) keep(key, page);
      return page;
    }
    const own: Render = { purgesBefore: undefined, page: Promise.resolve().then(renderAndKeep).finally(forget) };
    function forget(): void {
      if (rendering.get(key) === own) rendering.delete(key);
    }
    rendering.set(key, own);
    return own;
  }

  return {
    get(key) {
      const page = find(key);
      if (page) hits++;
      return page;
    },
    getOrRender(key, render) {
      const there = find(key);
      if (there) return Promise.resolve(there);
      const underWay = rendering.get(key);
      const isFresh = underWay && (underWay.purgesBefore ?? purges) === purges;
      return (isFresh ? underWay : beginRender(key, render, underWay)).page;
    },
    purge(tags) {
      purges++;
      for (const listener of listeners) listener(tags);
      for (const store of [contents, others]) {
        for (const [key, page] of store.entries()) if (page.tags.some((tag) => tags.includes(tag))) store.delete(key);
      }
    },
    clear() {
      purges++;
      for (const listener of listeners) listener();
      contents.clear();
      others.clear();
    },
    onPurge(listener) {
      listeners.push(listener);
    },
    stats: () => ({ entries: contents.size + others.size, hits, purges, ...renders.stats() }),
  };
}
