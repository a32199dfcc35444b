import { limits } from "./limits.ts";

/**
 * Folds a text for search, comparison and slugs: no diacritics, lower case, ı as i ("IŞIK" and "ışık" give "isik").
 * Equal to the database function `fold_text`; a test compares both.
 */
export function foldText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/ı/g, "i");
}

/** Characters that people do not see: soft hyphen, zero-width and directional marks, variation selectors. */
export const UNSEEN = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]|[\ufe00-\ufe0f]/g;

/**
 * Returns the folded words of a text with single spaces between them, which every search compares on both sides. Each
 * mark divides words like a space (curly and straight apostrophes, quotes, dashes, emoji); only invisible marks are
 * removed. Equal to the database function `search_words`; a test compares both.
 */
export function toSearchText(text: string): string {
  return foldText(text)
    .normalize("NFC")
    .replace(UNSEEN, "")
    .replace(/[^\p{L}\p{Nd}]+/gu, " ")
    .trim();
}

/** A mark that `toSearchText` never returns. */
const NOWHERE = "-";

/** Returns what a searched text must contain. For a search without a word this is a mark that is never found. */
export function toSearchPhrase(query: string): string {
  return toSearchText(query) || NOWHERE;
}

/**
 * Returns the key that equal e-mail addresses share: ASCII lower case only, so that "mıke@" differs from "mike@". Equal
 * to the generated column members.email_key.
 */
export function getEmailKey(email: string): string {
  return email.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/**
 * Returns the slug of a name or title.
 * @param maxLength characters; cut at a hyphen if one is near
 * @returns lower-case letters, digits and single hyphens; "" if nothing remains
 */
export function slugify(text: string, maxLength: number = limits.slugMaxLength): string {
  const slug = foldText(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  if (slug.length <= maxLength) return slug;
  const cut = slug.slice(0, maxLength);
  const lastHyphen = cut.lastIndexOf("-");
  return lastHyphen > maxLength / 2 ? cut.slice(0, lastHyphen) : cut.replace(/-+$/, "");
}

/** Code units below this one never combine, so that Intl.Segmenter, slow on first use, is seldom needed. */
const FIRST_COMBINING = 0x300;
/** Characters that belong to the one before them, for browsers without Intl.Segmenter. */
const COMBINING = /^(?:[\p{M}\p{Emoji_Modifier}\u200c\u{e0020}-\u{e007f}]|\u200d)/u;
const ZERO_WIDTH_JOINER = 0x200d;

let segmenter: Intl.Segmenter | undefined;

/** Returns the last boundary between two graphemes (what people see as a character) at or before `index`. */
function graphemeBoundary(text: string, index: number): number {
  if (text.charCodeAt(index) < FIRST_COMBINING && text.charCodeAt(index - 1) < FIRST_COMBINING) return index;
  if (typeof Intl.Segmenter !== "function") return codePointBoundary(text, index);
  segmenter ??= new Intl.Segmenter("tr");
  return segmenter.segment(text).containing(index)?.index ?? index;
}

function codePointBoundary(text: string, index: number): number {
  const isLow = (text.charCodeAt(index) & 0xfc00) === 0xdc00;
  const at = isLow ? index - 1 : index;
  if (at <= 0) return 0;
  const belongsTogether =
    text.charCodeAt(at - 1) === ZERO_WIDTH_JOINER || COMBINING.test(String.fromCodePoint(text.codePointAt(at) ?? 0));
  return belongsTogether ? codePointBoundary(text, at - 1) : at;
}

/**
 * Cuts a text between two graphemes, so that no emoji and no letter with combining marks is divided.
 * @param max UTF-16 code units; the result may be shorter, because it ends before a grapheme that does not fit
 */
export function cutText(text: string, max: number): string {
  return text.length <= max ? text : text.slice(0, graphemeBoundary(text, max));
}

/** Truncates a text at a word, else between two graphemes, and adds an ellipsis. `length` excludes the ellipsis. */
export function truncateText(text: string, length: number): string {
  if (text.length <= length) return text;
  const lastSpace = text.lastIndexOf(" ", length);
  return `${cutText(text, lastSpace > length * 0.6 ? lastSpace : length).trimEnd()}…`;
}

/** Escapes a text for HTML and XML: for the content of elements and for attributes in double quotes. */
export function escapeMarkup(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Serialises data as JSON that cannot end the script element around it. */
export function scriptJson(data: unknown, replacer?: (key: string, value: unknown) => unknown): string {
  return JSON.stringify(data, replacer).replaceAll("<", "\\u003c");
}

/** Returns the reading time in minutes: words / 200, rounded up, at least 1. */
export function readingMinutes(plainText: string): number {
  const words = plainText.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.ceil(words / limits.wordsPerMinute));
}

/** Returns the distinct folded words of a search text, at most eight. */
export function searchWords(query: string): string[] {
  const words = toSearchText(query)
    .split(" ")
    .filter((word) => word.length > 0);
  return [...new Set(words)].slice(0, 8);
}

/** Formats an integer the Turkish way ("1.234"), without Intl, whose first use is slow on phones. */
export function formatNumber(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ".");
}
