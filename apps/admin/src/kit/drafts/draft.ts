/** Key of a form's drafts: form name and record id, or `new` for a new record. */
export type DraftKey = `${string}Draft:${string | number}`;

const PLACES = ["tab", "browser"] as const;

const ANY_DRAFT = /^\w+Draft:/;

/** False after `forgetDrafts`. Otherwise a form that unmounts with the document would store its draft again. */
let isStoring = true;

/**
 * The storage of a draft. "tab" survives a reload and the end of the session, "browser" also a closed tab or a killed
 * browser. Signing out deletes both.
 */
export type DraftPlace = "tab" | "browser";

/** Identifies a version of a draft. */
export interface DraftState {
  /** Identifies the visit to the form; the same in the browser and on the server. */
  id: string;
  /**
   * Number of changes during the visit: of two copies the one with the higher count is the later. Times would not tell,
   * because a killed browser leaves a copy on disk that is up to a minute old, and calls may arrive late.
   */
  counter: number;
}

/** The unsaved values of a form. */
export interface Draft<Values> extends Partial<DraftState> {
  values: Values;
  /** Version of the edited record; undefined if records have none. */
  version?: number | undefined;
  /** Time of storing, in ISO 8601. */
  savedAt: string;
}

/**
 * Returns the stored draft; undefined if there is none or if its values have another shape.
 * @param like values of the form
 */
export function readDraft<Values extends object>(
  key: DraftKey,
  like: Values,
  place: DraftPlace = "tab",
): Draft<Values> | undefined {
  try {
    const stored: unknown = JSON.parse(getStorage(place).getItem(key) ?? "null");
    return isDraft(stored, like) ? stored : undefined;
  } catch {
    return undefined; // storage is disabled, or the value is invalid
  }
}

/** Returns the drafts of all earlier visits to a form. */
export function readDrafts<Values extends object>(key: DraftKey, like: Values, place?: DraftPlace): Draft<Values>[] {
  return getKeys(place)
    .filter((name): name is DraftKey => name === key || name.startsWith(`${key}:`))
    .flatMap((name) => readDraft(name, like, place) ?? []);
}

/**
 * Stores a draft; each visit with an id has its own.
 * @returns false if the browser has no room for it
 */
export function writeDraft(key: DraftKey, draft: Draft<object>, place: DraftPlace = "tab"): boolean {
  if (!isStoring) return false;
  try {
    getStorage(place).setItem(getKey(key, draft.id), JSON.stringify(draft));
    return true;
  } catch {
    return false; // keeps the earlier draft, which has at least a part of the values
  }
}

/** Removes the draft of a visit, unless it is later than `counter`. */
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

/** Returns whether this tab or browser stores a draft of any form. */
export function hasDrafts(): boolean {
  return PLACES.some((place) => getKeys(place).length > 0);
}

/** Deletes all drafts when the user signs out, because the computer may be shared. */
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

/** Returns whether two objects have the same keys with values of the same types. Null matches every type. */
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
