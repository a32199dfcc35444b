/** Form name and record id; the id of a new record is `new`. */
export type DraftKey = `${string}Draft:${string | number}`;

/** Functions, because reading a storage throws where the browser forbids it. */
const STORAGES = [() => sessionStorage, () => localStorage];

const ANY_DRAFT = /^\w+Draft:/;

/** False after `forgetDrafts`: otherwise a form that unmounts with the document would write its draft again. */
let isStoring = true;

/**
 * Where a draft is stored. "tab" survives a reload and the end of the session; "browser" also a closed tab and a killed
 * browser. Signing out deletes both.
 */
export type DraftPlace = "tab" | "browser";

/** Unsaved form values. */
export interface Draft<Values> {
  /** The same for what one visit stores in the browser and on the server; undefined if the server stores nothing. */
  id?: string | undefined;
  values: Values;
  /** The version of the record that was edited; undefined if it has none. */
  version?: number | undefined;
  /** ISO 8601. */
  savedAt: string;
}

/** Returns the draft; undefined if there is none or its values have another shape. @param like values of the form */
export function readDraft<Values extends object>(
  key: DraftKey,
  like: Values,
  place: DraftPlace = "tab",
): Draft<Values> | undefined {
  try {
    const stored: unknown = JSON.parse(storageOf(place).getItem(key) ?? "null");
    return isDraft(stored, like) ? stored : undefined;
  } catch {
    return undefined; // storage is disabled or the value is invalid
  }
}

export function writeDraft(key: DraftKey, draft: Draft<object>, place: DraftPlace = "tab"): void {
  if (!isStoring) return;
  try {
    storageOf(place).setItem(key, JSON.stringify(draft));
  } catch {
    removeDraft(key, place); // storage is full or disabled: an older text must not be offered as the newest
  }
}

export function removeDraft(key: DraftKey, place: DraftPlace = "tab"): void {
  try {
    storageOf(place).removeItem(key);
  } catch {
    // storage is disabled: there is no draft
  }
}

/** Returns whether this tab or browser has a draft of any form. */
export function hasDrafts(): boolean {
  return STORAGES.some((storage) => keysOf(storage()).length > 0);
}

/** Deletes all drafts before the document is left, because the computer may be shared. */
export function forgetDrafts(): void {
  isStoring = false;
  for (const storage of STORAGES) for (const key of keysOf(storage())) storage().removeItem(key);
}

function storageOf(place: DraftPlace): Storage {
  return place === "tab" ? sessionStorage : localStorage;
}

function keysOf(storage: Storage): string[] {
  return Object.keys(storage).filter((key) => ANY_DRAFT.test(key));
}

function isDraft<Values extends object>(stored: unknown, like: Values): stored is Draft<Values> {
  if (typeof stored !== "object" || stored === null) return false;
  if (!("values" in stored) || !("savedAt" in stored) || typeof stored.savedAt !== "string") return false;
  if ("id" in stored && typeof stored.id !== "string") return false;
  if ("version" in stored && typeof stored.version !== "number") return false;
  return isShapedLike(stored.values, like);
}

/** Returns whether two objects have the same keys with values of the same types; null matches every type. */
function isShapedLike(value: unknown, like: object): boolean {
  if (typeof value !== "object" || value === null) return false;
  const given = new Map<string, unknown>(Object.entries(value));
  const wanted: [string, unknown][] = Object.entries(like);
  return (
    given.size === wanted.length && wanted.every(([name, kind]) => given.has(name) && isSameKind(given.get(name), kind))
  );
}

function isSameKind(value: unknown, kind: unknown): boolean {
  return (
    value === null || kind === null || (typeof value === typeof kind && Array.isArray(value) === Array.isArray(kind))
  );
}
