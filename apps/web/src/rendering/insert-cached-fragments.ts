import type { ReactNode } from "react";
import { type FragmentEntry, placeholderOf } from "./cached-fragment.tsx";

const cache = new WeakMap<object, Map<string, Uint8Array>>();

/**
 * Replaces the placeholders in a rendered page by their fragments.
 * @param parts fragments by name, in the order of their placeholders
 * @param render renders a fragment that is not cached yet
 * @returns the page as a list of chunks
 */
export function insertCachedFragments(
  body: string,
  parts: ReadonlyMap<string, FragmentEntry>,
  render: (part: ReactNode) => string,
): (string | Uint8Array)[] {
  const pieces: (string | Uint8Array)[] = [];
  let end = 0;
  for (const [name, part] of parts) {
    const placeholder = placeholderOf(name);
    const start = body.indexOf(placeholder, end);
    if (start === -1) throw new Error(`the page has no placeholder for ${name}`);
    pieces.push(body.slice(end, start), bytesOf(name, part, render));
    end = start + placeholder.length;
  }
  pieces.push(body.slice(end));
  return pieces;
}

function bytesOf(
  name: string,
  { of, variant, children }: FragmentEntry,
  render: (part: ReactNode) => string,
): Uint8Array {
  let ofObject = cache.get(of);
  if (!ofObject) {
    ofObject = new Map();
    cache.set(of, ofObject);
  }
  const key = `${name} ${variant}`;
  let bytes = ofObject.get(key);
  if (bytes === undefined) {
    bytes = Buffer.from(render(children));
    ofObject.set(key, bytes);
  }
  return bytes;
}
