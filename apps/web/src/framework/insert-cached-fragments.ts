import { LRUCache } from "lru-cache";
import type { ReactNode } from "react";
import { placeholderOf } from "./cached-fragment.tsx";
import type { FragmentEntry } from "./collector.ts";

/** Limit for fragments by the content of their data; about 2,000 cards. */
const CONTENT_BYTES = 4 * 1024 * 1024;

class FragmentCache {
  readonly #byObject = new WeakMap<object, Map<string, Uint8Array>>();
  readonly #byContent = new LRUCache<string, Uint8Array>({
    maxSize: CONTENT_BYTES,
    sizeCalculation: (bytes, key) => bytes.length + key.length,
  });

  bytesOf(name: string, fragment: FragmentEntry, render: (part: ReactNode) => string): Uint8Array {
    const { of, byContent, variant, children } = fragment;
    const fragments = byContent ? this.#byContent : this.#fragmentsOf(of);
    const key = `${name} ${variant}${byContent ? JSON.stringify(of) : ""}`;
    const existing = fragments.get(key);
    if (existing) return existing;
    const bytes = Buffer.from(render(children));
    fragments.set(key, bytes);
    return bytes;
  }

  #fragmentsOf(object: object): Map<string, Uint8Array> {
    const fragments = this.#byObject.get(object) ?? new Map<string, Uint8Array>();
    this.#byObject.set(object, fragments);
    return fragments;
  }
}

/** By the shell, which every fragment may show. */
const caches = new WeakMap<object, FragmentCache>();

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
  const cache = caches.get(shell) ?? new FragmentCache();
  caches.set(shell, cache);
  const pieces: (string | Uint8Array)[] = [];
  let end = 0;
  for (const [name, part] of parts) {
    const placeholder = placeholderOf(name);
    const start = body.indexOf(placeholder, end);
    if (start === -1) throw new Error(`the page has no placeholder for ${name}`);
    pieces.push(body.slice(end, start), cache.bytesOf(name, part, render));
    end = start + placeholder.length;
  }
  pieces.push(body.slice(end));
  return pieces;
}
