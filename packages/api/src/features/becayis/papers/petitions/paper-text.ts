import { cleanText } from "@site/contract/common/clean-text";
import { cutText } from "@site/contract/common/text";

/** Stands in the PDF for what the typeface cannot draw: emojis and letters of other scripts. */
const MISSING = "☐";
/** Characters that draw nothing themselves, such as a variation selector. */
const INVISIBLE = /^\p{Default_Ignorable_Code_Point}$/u;
const NUL = /\0/g;
/** Words that may be wider than a line of the widest letters. */
const LONG_WORD = /\S{20,}/gu;

const graphemes = new Intl.Segmenter("tr");
/** UTF-16 code units segmented at once, because V8 keeps a copy of the whole text with each segment. */
const WINDOW = 64;

/** Divides a text into graphemes (what people see as a character), in linear time and space. */
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
 * Puts line breaks into words that are wider than a line, which would otherwise be measured again for each line.
 * @param getWidth the width of a grapheme, in units of the type size as `most`
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
  return splitGraphemes(text)
    .map((grapheme) => ([...grapheme].every(isDrawn) ? grapheme : MISSING))
    .join("");
}
