import type { BrowserStore } from "@site/browser/browser-store.ts";

/** Returns what a browser keeps under a key; undefined where it keeps nothing, or something that is no JSON. */
export function readJson(store: BrowserStore, key: string): unknown {
  try {
    return JSON.parse(store.get(key) ?? "");
  } catch {
    return undefined;
  }
}

/** Keeps a value under a key, where the browser keeps anything and has room. */
export function writeJson(store: BrowserStore, key: string, value: unknown): void {
  store.set(key, JSON.stringify(value));
}
