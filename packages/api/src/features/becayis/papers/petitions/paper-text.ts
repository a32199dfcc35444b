import { cleanText } from "@site/contract/common/clean-text";
import { cutText } from "@site/contract/common/text";

/** Replaces emojis and letters of other scripts in the PDF, which the typeface cannot draw. */
const MISSING = "☐";
/** Matches characters without a glyph of their own, such as a variation selector. */
const INVISIBLE = /^\p{Default_Ignorable_Code_Point}$/u;
const NUL = /\0/g;
/** Matches words that may be wider than a line. */
const LONG_WORD = /\S{20,}/gu;

const graphemes = new Intl.Segmenter("tr");
/** UTF-16 code units segmented at once, because V8 keeps a copy of the whole text with each segment. */
const WINDOW = 64;

/** Splits a text into graphemes (the characters that people see), in linear time and space. */
export function splitGraphemes(text: string): string[] {
  const found: string[] = [];
  let size = WINDOW;
  for (let at = 0; at < text.length; ) {
    const part = cutText(text.slice(at, at + size + 1), size);
    if (part === "") {
      size *= 2; // one grapheme is longer than the window
      continue;
    }
    for (const { segment } of graphemes.segment(part)) found.push(segment);
    at += part.length;
    size = WINDOW;
  }
  return found;
}

/**
 * Inserts line breaks into words that are wider than a line, because the layout would otherwise measure such a word
 * again for each line.
 * @param getWidth returns the width of a grapheme, in the same unit as `most`
 */
export function breakLongWords(text: string, getWidth: (grapheme: string) => number, most: number): string {
  return text.replace(LONG_WORD, (word) => {
    let width = 0;
    const breakBefore = (grapheme: string) => {
      const own = getWidth(grapheme);
      const isFull = width + own > most;
      width = isFull ? own : width + own;
      return isFull ? `\n${grapheme}` : grapheme;
    };
    return splitGraphemes(word).map(breakBefore).join("");
  });
}

/** Normalises a text for both formats: composed, on one line, without control characters. */
export function toPaperText(text: string): string {
  return cleanText(text.replace(NUL, "")).replace(/\s+/gu, " ").trim();
}

/**
 * Replaces each character that the typeface lacks.
 * @param hasGlyph whether the typeface draws a code point
 */
export function replaceMissing(text: string, hasGlyph: (codePoint: number) => boolean): string {
  const isDrawn = (character: string) => INVISIBLE.test(character) || hasGlyph(character.codePointAt(0) ?? 0);
  return splitGraphemes(text)
    .map((grapheme) => ([...grapheme].every(isDrawn) ? grapheme : MISSING))
    .join("");
}
