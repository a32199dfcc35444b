import type { Encoding } from "./page-cache.ts";

/** Tells which query parameters the page of a path reads; the rest makes no other page. */
export type ParametersOf = (path: string) => readonly string[];

const LONGEST_VALUE = 200;

/** Named in Accept-Encoding, and not with the weight nought. */
const TAKES_BR = /(?:^|,)\s*br\s*(?!;\s*q=0(?:\.0*)?\s*(?:,|$))(?:[;,]|$)/i;
const TAKES_GZIP = /(?:^|,)\s*gzip\s*(?!;\s*q=0(?:\.0*)?\s*(?:,|$))(?:[;,]|$)/i;

/** The address without its query. */
export function pathOf(url: string): string {
  const end = url.indexOf("?");
  return end === -1 ? url : url.slice(0, end);
}

/** A path without a slash at its end or a second one in front, which browsers would take for the name of another host. */
export function properPathOf(path: string): string {
  return path.replace(/^[/\\]+/, "/").replace(/(?<=.)\/+$/, "");
}

/** The address with the parameters its page reads, in a fixed order. */
export function keyOf(url: string, path: string, parametersOf: ParametersOf): string {
  const names = path.length === url.length ? [] : parametersOf(path);
  if (names.length === 0) return path;
  const given = new URLSearchParams(url.slice(path.length));
  const known = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name);
    if (value) known.set(name, value.slice(0, LONGEST_VALUE));
  }
  return known.size === 0 ? path : `${path}?${known}`;
}

/** The encoding a page is sent in, of those its reader takes. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return "identity";
  if (TAKES_BR.test(accepted)) return "br";
  return TAKES_GZIP.test(accepted) ? "gzip" : "identity";
}
