/** Form name and record id; the id of a new record is `new`. */
export type DraftKey = `${string}Draft:${string | number}`;

const ANY_DRAFT = /^\w+Draft:/;

/** False after `forgetDrafts`: otherwise a form that unmounts with the document would write its draft again. */
let isStoring = true;

/** Unsaved form values of this tab. They survive a reload and the end of the session, but not the tab. */
export interface Draft<Values> {
  values: Values;
  /** The version of the record that was edited; undefined if it has none. */
  version?: number | undefined;
  /** ISO 8601. */
  savedAt: string;
}

/** Returns the draft; undefined if there is none or its values have another shape. @param like values of the form */
export function readDraft<Values extends object>(key: DraftKey, like: Values): Draft<Values> | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return isDraft(stored, like) ? stored : undefined;
  } catch {
    return undefined; // storage is disabled or the value is invalid
  }
}

export function writeDraft(key: DraftKey, draft: Draft<object>): void {
  if (!isStoring) return;
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // storage is full or disabled: the form works without drafts
  }
}

export function removeDraft(key: DraftKey): void {
  sessionStorage.removeItem(key);
}

/** Returns whether this tab has a draft of any form. */
export function hasDrafts(): boolean {
  return Object.keys(sessionStorage).some((key) => ANY_DRAFT.test(key));
}

/** Deletes all drafts before the document is left, because the computer may be shared. */
export function forgetDrafts(): void {
  isStoring = false;
  for (const key of Object.keys(sessionStorage)) if (ANY_DRAFT.test(key)) sessionStorage.removeItem(key);
}

function isDraft<Values extends object>(stored: unknown, like: Values): stored is Draft<Values> {
  if (typeof stored !== "object" || stored === null) return false;
  if (!("values" in stored) || !("savedAt" in stored) || typeof stored.savedAt !== "string") return false;
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
