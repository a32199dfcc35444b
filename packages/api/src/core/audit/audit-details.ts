import { cutText } from "@site/contract/common/text";

/** Field names whose values are always masked in the audit log. */
const SECRET =
  /pass(word|phrase|wd)?|secret|token|credential|otp|^codes?$|^pin$|(api|private|access)_?key|authorization|cookie/i;
/** The number of tokens that a model may answer with, which is no secret. */
const COUNT = /^maxTokens$/;
const MASK = "•••";
const MAX_TEXT = 300;
const MAX_DEPTH = 6;
/** The most values recorded of one call, because a request body may have one mebibyte. */
const MAX_VALUES = 300;

export type Details = string | number | boolean | null | Details[] | { [name: string]: Details };

/** Returns whether a field name denotes a secret. */
export function isSecretName(name: string): boolean {
  return SECRET.test(name) && !COUNT.test(name);
}

/** Returns a caller's input in the form the audit log stores: secrets masked, long texts cut. */
export function describeInput(input: unknown): Details {
  let left = MAX_VALUES;

  function describe(value: unknown, depth: number): Details {
    if (left-- <= 0 || depth > MAX_DEPTH) return "…";
    if (value === null || value === undefined || typeof value === "boolean") return value ?? null;
    if (typeof value === "number") return Number.isFinite(value) ? value : null;
    if (value instanceof Uint8Array) return `${value.length} B`;
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

/** Removes NUL and unpaired surrogates, which PostgreSQL's JSON refuses. */
function toText(text: string): string {
  const cut = text.length > MAX_TEXT ? `${cutText(text, MAX_TEXT)}… (${text.length})` : text;
  return Buffer.from(cut.replaceAll("\u0000", "")).toString();
}
