import type { ReactNode } from "react";
import { type Kept, placeOf } from "../shared/lib/kept-part.tsx";

const htmls = new WeakMap<object, Map<string, string>>();

/** Puts the parts where a page left their places, which stand in the order of the parts. @param render makes what is not there yet */
export function putKeptParts(body: string, parts: ReadonlyMap<string, Kept>, render: (part: ReactNode) => string): string {
  const pieces: string[] = [];
  let end = 0;
  for (const [name, part] of parts) {
    const place = placeOf(name);
    const start = body.indexOf(place, end);
    if (start === -1) throw new Error(`the page left no place for its ${name}`);
    pieces.push(body.slice(end, start), htmlOf(name, part, render));
    end = start + place.length;
  }
  return pieces.join("") + body.slice(end);
}

function htmlOf(name: string, { of, variant, children }: Kept, render: (part: ReactNode) => string): string {
  let ofObject = htmls.get(of);
  if (!ofObject) {
    ofObject = new Map();
    htmls.set(of, ofObject);
  }
  const key = `${name} ${variant}`;
  let html = ofObject.get(key);
  if (html === undefined) {
    html = render(children);
    ofObject.set(key, html);
  }
  return html;
}
