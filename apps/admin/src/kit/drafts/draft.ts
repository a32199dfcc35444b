/** Form name and record id; the id of a new record is `new`. */
export type DraftKey = `${string}Draft:${string | number}`;

const PLACES = ["tab", "browser"] as const;

const ANY_DRAFT = /^\w+Draft:/;

/** False after `forgetDrafts`: otherwise a form that unmounts with the document would write its draft again. */
let isStoring = true;

/**
 * Where a draft is stored. "tab" survives a reload and the end of the session; "browser" also a closed tab and a killed
 * browser. Signing out deletes both.
 */
export type DraftPlace = "tab" | "browser";

/** A state of a draft. */
export interface DraftState {
  /** The same for what one visit stores in the browser and on the server. */
  id: string;
  /**
   * Counts the changes of the visit: of two copies the one with the higher count is the later. Times do not tell,
   * because a browser that dies leaves a copy on disk that is up to a minute old, and calls may arrive late.
   */
  counter: number;
}

/** Unsaved form values. */
export interface Draft<Values> extends Partial<DraftState> {
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
    const stored: unknown = JSON.parse(getStorage(place).getItem(key) ?? "null");
    return isDraft(stored, like) ? stored : undefined;
  } catch {
    return undefined; // storage is disabled or the value is invalid
  }
}

/** Returns the drafts of all visits to a form. */
export function readDrafts<Values extends object>(key: DraftKey, like: Values, place?: DraftPlace): Draft<Values>[] {
  return getKeys(place)
    .filter((name): name is DraftKey => name === key || name.startsWith(`${key}:`))
    .flatMap((name) => readDraft(name, like, place) ?? []);
}

/** Stores a draft; a visit with an id has a draft of its own. @returns false if the browser has no room for it */
export function writeDraft(key: DraftKey, draft: Draft<object>, place: DraftPlace = "tab"): boolean {
  if (!isStoring) return false;
  try {
    getStorage(place).setItem(getKey(key, draft.id), JSON.stringify(draft));
    return true;
  } catch {
    return false; // an earlier state stays: it is less than was typed, but more than nothing
  }
}

/** Removes the draft of a visit, unless it holds a later state than `counter`. */
export function removeDraft(key: DraftKey, { id, counter }: Partial<DraftState> = {}, place: DraftPlace = "tab"): void {
  try {
    const name = getKey(key, id);
    const stored: Partial<DraftState> | null = JSON.parse(getStorage(place).getItem(name) ?? "null");
    if (counter === undefined || (stored?.counter ?? 0) <= counter) getStorage(place).removeItem(name);
  } catch {
    // storage is disabled: there is no draft
  }
}

function getKey(key: DraftKey, id: string | undefined): DraftKey {
  return id === undefined ? key : `${key}:${id}`;
}

/** Returns whether this tab or browser has a draft of any form. */
export function hasDrafts(): boolean {
  return PLACES.some((place) => getKeys(place).length > 0);
}

/** Deletes all drafts before the document is left, because the computer may be shared. */
export function forgetDrafts(): void {
  isStoring = false;
  for (const place of PLACES) for (const key of getKeys(place)) getStorage(place).removeItem(key);
}

function getStorage(place: DraftPlace): Storage {
  return place === "tab" ? sessionStorage : localStorage;
}

function getKeys(place: DraftPlace = "tab"): string[] {
  try {
    return Object.keys(getStorage(place)).filter((key) => ANY_DRAFT.test(key));
  } catch {
    return []; // storage is disabled
  }
}

function isDraft<Values extends object>(stored: unknown, like: Values): stored is Draft<Values> {
  if (typeof stored !== "object" || stored === null) return false;
  if (!("values" in stored) || !("savedAt" in stored) || typeof stored.savedAt !== "string") return false;
  if ("id" in stored && typeof stored.id !== "string") return false;
  if ("version" in stored && typeof stored.version !== "number") return false;
  if ("counter" in stored && typeof stored.counter !== "number") return false;
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
