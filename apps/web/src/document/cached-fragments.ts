import type { ReactNode } from "react";
import { type FragmentEntry, placeholderOf } from "../shared/lib/cached-fragment.tsx";

const made = new WeakMap<object, Map<string, Uint8Array>>();

/**
 * Puts the parts where a page left their places, which stand in the order of the parts.
 * @param render makes what is not there yet
 * @returns the page in pieces
 */
export function insertCachedFragments(
  body: string,
  parts: ReadonlyMap<string, FragmentEntry>,
  render: (part: ReactNode) => string,
): (string | Uint8Array)[] {
  const pieces: (string | Uint8Array)[] = [];
  let end = 0;
  for (const [name, part] of parts) {
    const place = placeholderOf(name);
    const start = body.indexOf(place, end);
    if (start === -1) throw new Error(`the page left no place for its ${name}`);
    pieces.push(body.slice(end, start), bytesOf(name, part, render));
    end = start + place.length;
  }
  pieces.push(body.slice(end));
  return pieces;
}

function bytesOf(
  name: string,
  { of, variant, children }: FragmentEntry,
  render: (part: ReactNode) => string,
): Uint8Array {
  let ofObject = made.get(of);
  if (!ofObject) {
    ofObject = new Map();
    made.set(of, ofObject);
  }
  const key = `${name} ${variant}`;
  let bytes = ofObject.get(key);
  if (bytes === undefined) {
    bytes = Buffer.from(render(children));
    ofObject.set(key, bytes);
  }
  return bytes;
}
