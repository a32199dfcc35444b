/** Names of fields whose values are nobody's to read; what they hold is masked wherever they stand. */
const SECRET =
  /pass(word|phrase|wd)?|secret|token|credential|otp|^(code|codes|pin)$|(api|private|access)_?key|authorization|cookie/i;
const MASK = "•••";
const MAX_TEXT = 300;
const MAX_DEPTH = 6;
/** A call may be a mebibyte; of its record nobody reads more than this many values. */
const MAX_VALUES = 300;

/** What JSON of the audit log holds. */
export type Details = string | number | boolean | null | Details[] | { [name: string]: Details };

/** True for the name of a field that holds a secret. */
export function isSecretName(name: string): boolean {
  return SECRET.test(name);
}

/** What a caller sent, for the audit log: secrets masked, long texts cut, whatever it is made of. */
export function describeInput(input: unknown): Details {
  let left = MAX_VALUES;

  function describe(value: unknown, depth: number): Details {
    if (left-- <= 0 || depth > MAX_DEPTH) return "…";
    if (value === null || value === undefined || typeof value === "boolean") return value ?? null;
    if (typeof value === "number") return Number.isFinite(value) ? value : null;
    if (typeof value === "object" && !(value instanceof Date))
      return Array.isArray(value) ? describeList(value, depth) : describeFields(value, depth);
    return toText(String(value));
  }

  const describeList = (list: unknown[], depth: number): Details[] =>
    list.slice(0, MAX_VALUES).map((value) => describe(value, depth + 1));

  const describeFields = (fields: object, depth: number): Details =>
    Object.fromEntries(
      Object.entries(fields)
        .slice(0, MAX_VALUES)
        .map(([name, value]: [string, unknown]) => [
          toText(name),
          isSecretName(name) && !isEmpty(value) ? MASK : describe(value, depth + 1),
        ]),
    );

  return describe(input, 0);
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === "";

/** PostgreSQL's JSON holds neither NUL nor half a character. */
function toText(text: string): string {
  const cut = text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}… (${text.length})` : text;
  return Buffer.from(cut.replaceAll("\u0000", "")).toString();
}
