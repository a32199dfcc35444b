import { cutText } from "@site/contract/common/text";
import type { Encoding } from "./cached-page.ts";

/** Returns the query parameters that the page of a path reads; all others are ignored. */
export type ParametersOf = (path: string) => readonly string[];

const MAX_VALUE_LENGTH = 200;

/** Matches "br" in Accept-Encoding unless its weight is zero. */
const TAKES_BR = /(?:^|,)\s*br\s*(?!;\s*q=0(?:\.0*)?\s*(?:,|$))(?:[;,]|$)/i;
const TAKES_GZIP = /(?:^|,)\s*gzip\s*(?!;\s*q=0(?:\.0*)?\s*(?:,|$))(?:[;,]|$)/i;

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

/** Returns the best encoding that the Accept-Encoding header allows. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return "identity";
  if (TAKES_BR.test(accepted)) return "br";
  return TAKES_GZIP.test(accepted) ? "gzip" : "identity";
}
