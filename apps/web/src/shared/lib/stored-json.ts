import type { BrowserStore } from "@site/browser/browser-store";
import { toRecord } from "@site/contract/common/record";

/** Returns the parsed value of a key; undefined if it is missing or invalid JSON. */
export function readJson(store: BrowserStore, key: string): unknown {
  try {
    return JSON.parse(store.get(key) ?? "");
  } catch {
    return undefined;
  }
}

/** Returns the named texts of a stored object; null if one of them is missing. */
export function readTexts<Name extends string>(
  store: BrowserStore,
  key: string,
  names: readonly Name[],
): Record<Name, string> | null {
  const stored = readJson(store, key);
  if (typeof stored !== "object" || stored === null) return null;
  const texts = toRecord(names, (name): unknown => Reflect.get(stored, name));
  return hasTexts(texts) ? texts : null;
}

function hasTexts<Name extends string>(values: Record<Name, unknown>): values is Record<Name, string> {
  return Object.values(values).every((value) => typeof value === "string");
}

/** Stores a value as JSON; does nothing if storage is disabled or full. */
export function writeJson(store: BrowserStore, key: string, value: unknown): void {
  store.set(key, JSON.stringify(value));
}
