import { LRUCache } from "lru-cache";
import type { ReactNode } from "react";
import { getPlaceholder } from "./cached-fragment.tsx";
import type { FragmentEntry } from "./collector.ts";

/** Limit of the fragments of a shell; about 2,000 cards. */
const MAX_BYTES = 4 * 1024 * 1024;

type FragmentCache = LRUCache<string, Uint8Array>;

/** By the shell, which every fragment may show. */
const caches = new WeakMap<object, FragmentCache>();

/** Data that pages share is the same object in each of them, and is serialised once. */
const contents = new WeakMap<object, string>();

/**
 * Replaces the placeholders in a rendered page by their fragments.
 * @param parts fragments by name, in the order of their placeholders
 * @param shell what all pages show; a new object ends the cached fragments
 * @param render renders a fragment that is not cached yet
 * @returns the page as a list of chunks
 */
export function insertCachedFragments(
  body: string,
  parts: ReadonlyMap<string, FragmentEntry>,
  shell: object,
  render: (part: ReactNode) => string,
): (string | Uint8Array)[] {
  const cache = caches.get(shell) ?? createCache();
  caches.set(shell, cache);
  const pieces: (string | Uint8Array)[] = [];
  let end = 0;
  for (const [name, { of, variant, children }] of parts) {
    const placeholder = getPlaceholder(name);
    const start = body.indexOf(placeholder, end);
    if (start === -1) throw new Error(`the page has no placeholder for ${name}`);
    const key = `${name} ${variant}${getContent(of)}`;
    const bytes = cache.get(key) ?? Buffer.from(render(children));
    if (!cache.has(key)) cache.set(key, bytes);
    pieces.push(body.slice(end, start), bytes);
    end = start + placeholder.length;
  }
  pieces.push(body.slice(end));
  return pieces;
}

const createCache = (): FragmentCache =>
  new LRUCache({ maxSize: MAX_BYTES, sizeCalculation: (bytes, key) => bytes.length + key.length });

function getContent(data: object): string {
  const content = contents.get(data) ?? JSON.stringify(data);
  contents.set(data, content);
  return content;
}
