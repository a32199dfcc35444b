/**
 * Rules for what a text is after input, the same for every input: well-formed UTF-16, Unicode form NFC, without the
 * invisible characters that people paste from address books, PDFs and messengers. Everything here takes linear time.
 */

/** Characters that change the direction of what follows (Unicode Annex 9), and the byte order mark. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069\ufeff]/g;
/** Line breaks inside a paragraph as word processors and slides copy them, and those of old systems. */
const OTHER_BREAK = /[\v\f\u0085]/g;
/** Control characters except white space and NUL, which is refused instead; and non-characters, which XML forbids. */
const CONTROL = /(?![\s\0])\p{Cc}|[\ufffe\uffff]/gu;
/** Soft hyphen, zero-width space, direction marks, invisible operators and other format characters without use. */
const FORMAT = /\u00ad|[\u034f\u061c\u180e\u200b\u200e\u200f\u2060-\u2064\u206a-\u206f\ufff9-\ufffb]/g;
/** Tag characters outside a flag such as Scotland's. */
const STRAY_TAG = /(?<!\u{1f3f4}[\u{e0020}-\u{e007e}]{0,8})[\u{e0000}-\u{e007f}]/gu;
/** Zero-width joiners and non-joiners, unless both neighbours are emojis or letters of a script that joins. */
const STRAY_JOINER =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Lo}\p{M}])[\u200c\u200d]|[\u200c\u200d](?![\p{Extended_Pictographic}\p{Lo}])/gu;
/** Marks after the thirtieth of one letter (Unicode Annex 15, D4), because sorting them takes quadratic time. */
const EXCESS_MARKS = /(\p{M}{30})\p{M}+/gu;
/** Characters without visible output: blanks, format characters and blank letters. */
const INVISIBLE = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const UNPAIRED_SURROGATE = /\p{Surrogate}/gu;
const DASH = /\p{Pd}/gu;

/**
 * Cleans a text with markup: an unpaired surrogate becomes U+FFFD, as in UTF-8; the text is composed (NFC) and loses
 * control and direction-changing characters. Soft hyphens and direction marks stay, because they affect typesetting.
 */
export function cleanMarkup(text: string): string {
  return repairText(text)
    .replace(OTHER_BREAK, "\n")
    .replace(CONTROL, "")
    .replace(DIRECTION, "")
    .replace(EXCESS_MARKS, "$1")
    .normalize("NFC");
}

/** Cleans a plain text like `cleanMarkup` and removes invisible characters; joiners inside an emoji stay. */
export function cleanText(text: string): string {
  return cleanMarkup(text.replace(FORMAT, "").replace(STRAY_TAG, "").replace(STRAY_JOINER, ""));
}

/** Cleans a filter and trims it; "" if nothing visible is left. */
export function cleanFilter(text: string): string {
  const cleaned = cleanText(text).trim();
  return isVisible(cleaned) || cleaned.includes("\u0000") ? cleaned : "";
}

/** Cleans a phone number: full-width digits and signs become plain ones, invisible characters are removed. */
export function cleanPhone(text: string): string {
  return cleanText(text)
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(DASH, "-")
    .replace(/\p{Z}+/gu, " ");
}

/**
 * Returns a password in the form that is hashed (OpaqueString of RFC 8265): NFC, so that each keyboard gives the same
 * password, and one kind of space. NFKC would make different characters equal.
 */
export function passwordSpelling(password: string): string {
  return password.replace(/\p{Zs}/gu, " ").normalize("NFC");
}

/** Replaces each unpaired surrogate by U+FFFD, as UTF-8 encoders do; PostgreSQL's JSON refuses them. */
export function repairText(text: string): string {
  return text.replace(UNPAIRED_SURROGATE, "\ufffd");
}

/** Returns whether a text is empty or has visible characters. */
export function isVisible(text: string): boolean {
  return text === "" || text.replace(INVISIBLE, "") !== "";
}
