import { foldText } from "@site/contract/common/text";

/** Number of words in a phrase: compared with other posts, and counted within a post. */
const COMPARED_WORDS = 6;
const REPEATED_WORDS = 4;
/** Offsets in words between phrases that are parts of the same longer phrase. */
const SHIFTS = [1, 2];
const MIN_REPEATS = 3;
const MAX_REPEATS = 10;
const MAX_SAMPLES = 3;

interface Overlap {
  /** Share (0 to 1) of the first text's phrases that the second contains. */
  share: number;
  samples: string[];
}

/** Neighbouring words: folded for comparison, and as written. */
interface Phrase {
  key: string;
  text: string;
}

/** Prepares a text for comparisons. @returns a function that compares it with another one */
export function createComparer(text: string): (other: string) => Overlap {
  const own = [...firstOfEach(getPhrases(text, COMPARED_WORDS))];
  return (other) => {
    const theirs = firstOfEach(getPhrases(other, COMPARED_WORDS));
    const shared = own.filter(([key]) => theirs.has(key)).map(([, phrase]) => phrase);
    return { share: own.length === 0 ? 0 : shared.length / own.length, samples: spread(shared) };
  };
}

/** Returns repeated phrases of a text, the most frequent first. The first of overlapping phrases represents all. */
export function getRepeats(text: string): { phrase: string; count: number }[] {
  const phrases = getPhrases(text, REPEATED_WORDS);
  const texts = firstOfEach(phrases);
  const counts = new Map<string, number>();
  for (const { key } of phrases) counts.set(key, (counts.get(key) ?? 0) + 1);
  const found = [...counts].filter(([, count]) => count >= MIN_REPEATS).sort(([, a], [, b]) => b - a);
  const kept: { key: string; count: number }[] = [];
  for (const [key, count] of found) {
    if (kept.length === MAX_REPEATS) break;
    if (!kept.some((other) => other.count === count && areShifted(other.key, key))) kept.push({ key, count });
  }
  return kept.map(({ key, count }) => ({ phrase: texts.get(key) ?? key, count }));
}

function getPhrases(text: string, length: number): Phrase[] {
  const words = text.normalize("NFC").match(/[\p{L}\p{N}]+/gu) ?? [];
  const keys = words.map(foldText);
  return words.slice(0, Math.max(0, words.length - length + 1)).map((_, at) => ({
    key: keys.slice(at, at + length).join(" "),
    text: words.slice(at, at + length).join(" "),
  }));
}

/** Returns the texts of phrases by their keys, each as first written. */
function firstOfEach(phrases: readonly Phrase[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { key, text } of phrases) if (!texts.has(key)) texts.set(key, text);
  return texts;
}

/** Returns a few phrases from different positions of the text. */
function spread(phrases: string[]): string[] {
  const step = Math.max(1, Math.floor(phrases.length / MAX_SAMPLES));
  return phrases.filter((_, index) => index % step === 0).slice(0, MAX_SAMPLES);
}

/** Returns whether two phrases are parts of the same longer one. */
function areShifted(first: string, second: string): boolean {
  const [a, b] = [first.split(" "), second.split(" ")];
  const endsWithStart = (from: string[], to: string[]) =>
    SHIFTS.some((shift) => from.slice(shift).join(" ") === to.slice(0, -shift).join(" "));
  return endsWithStart(a, b) || endsWithStart(b, a);
}
