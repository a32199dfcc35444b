import { randomUUID } from "node:crypto";
import type { Fetch } from "../bounded-fetch.ts";

/** Header that names the fetch for a request; it is removed before the request is sent. */
const HEADER = "x-led-fetch";
const waiting = new Map<string, Fetch>();
let isInstalled = false;

/**
 * Makes one request of a library that accepts no fetch use this one. AsyncLocalStorage would need no header, but makes
 * each promise of the process cost twice as much from its first use on (Node 20).
 * @param ending ends the wait for a request that is never made
 * @returns the headers to give the library
 */
export function leadToFetch(own: Fetch, ending: AbortSignal): Record<string, string> {
  install();
  const mark = randomUUID();
  waiting.set(mark, own);
  ending.addEventListener("abort", () => waiting.delete(mark), { once: true });
  return { [HEADER]: mark };
}

/** Replaces the global fetch by one that reads the header; requests without it pass unchanged. */
function install(): void {
  if (isInstalled) return;
  isInstalled = true;
  const unled = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const headers = init?.headers;
    const mark = headers instanceof Headers ? headers.get(HEADER) : null;
    if (mark === null || !(headers instanceof Headers)) return unled(input, init);
    const own = waiting.get(mark);
    waiting.delete(mark);
    headers.delete(HEADER);
    return own ? own(input, init) : Promise.reject(new Error("the call of this request has ended"));
  };
}
