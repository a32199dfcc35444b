import type { BrowserStore } from "@site/browser/browser-store";

/** Returns the parsed value of a key; undefined if it is missing or invalid JSON. */
export function readJson(store: BrowserStore, key: string): unknown {
  try {
    return JSON.parse(store.get(key) ?? "");
  } catch {
    return undefined;
  }
}

/** Stores a value as JSON; does nothing if storage is disabled or full. */
export function writeJson(store: BrowserStore, key: string, value: unknown): void {
  store.set(key, JSON.stringify(value));
}
