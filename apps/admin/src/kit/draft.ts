/** Names what is written and which record it belongs to; `new` for one that does not exist yet. */
export type DraftKey = `${string}Draft:${string | number}`;

const ANY_DRAFT = /^\w+Draft:/;

/** False from the moment the drafts are given up: a form that goes away with the document would write its own once more. */
let isKeeping = true;

/** What was typed and not saved, kept in this tab: it outlives a reload and the end of the session, not the tab. */
export interface Draft<Values> {
  values: Values;
  /** The version of the record that the draft began with; undefined where it has none. */
  version?: number | undefined;
  /** ISO 8601. */
  savedAt: string;
}

/** Returns the draft, or undefined where none is kept or its values have another shape. @param like values of the form */
export function readDraft<Values extends object>(key: DraftKey, like: Values): Draft<Values> | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return isDraft(stored, like) ? stored : undefined;
  } catch {
    return undefined; // storage is closed, or something else stands there
  }
}

export function writeDraft(key: DraftKey, draft: Draft<object>): void {
  if (!isKeeping) return;
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // storage is full or closed: the form works without the safety net
  }
}

export function removeDraft(key: DraftKey): void {
  sessionStorage.removeItem(key);
}

/** Returns whether any form of this tab keeps something. */
export function hasDrafts(): boolean {
  return Object.keys(sessionStorage).some((key) => ANY_DRAFT.test(key));
}

/** Leaves nothing behind on a shared computer; for the last moment of a document. */
export function forgetDrafts(): void {
  isKeeping = false;
  for (const key of Object.keys(sessionStorage)) if (ANY_DRAFT.test(key)) sessionStorage.removeItem(key);
}

function isDraft<Values extends object>(stored: unknown, like: Values): stored is Draft<Values> {
  if (typeof stored !== "object" || stored === null) return false;
  if (!("values" in stored) || !("savedAt" in stored) || typeof stored.savedAt !== "string") return false;
  if ("version" in stored && typeof stored.version !== "number") return false;
  return isShapedLike(stored.values, like);
}

/** Returns whether a value has the fields of another with values of the same kinds; null stands for any of them. */
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
