import { cleanText } from "@site/contract/common/clean-text";

/** Stands in the PDF for what the typeface cannot draw: emojis and letters of other scripts. */
const MISSING = "☐";
/** Characters that draw nothing themselves, such as a variation selector. */
const INVISIBLE = /^\p{Default_Ignorable_Code_Point}$/u;
const NUL = /\0/g;

const graphemes = new Intl.Segmenter("tr");

/** Returns a text as both formats can hold it: composed, on one line, without control characters. */
export function toPaperText(text: string): string {
  return cleanText(text.replace(NUL, "")).replace(/\s+/gu, " ").trim();
}

/**
 * Replaces each character that the typeface lacks.
 * @param hasGlyph whether the typeface draws a code point
 */
export function replaceMissing(text: string, hasGlyph: (codePoint: number) => boolean): string {
  const isDrawn = (character: string) => INVISIBLE.test(character) || hasGlyph(character.codePointAt(0) ?? 0);
  return [...graphemes.segment(text)].map(({ segment }) => ([...segment].every(isDrawn) ? segment : MISSING)).join("");
}
