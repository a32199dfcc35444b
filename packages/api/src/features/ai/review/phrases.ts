import { foldText } from "@site/contract/common/text";

/** Words per phrase that is compared with other posts, and per phrase that is counted within a post. */
const COMPARED_WORDS = 6;
const REPEATED_WORDS = 4;
/** Words by which phrases of the same longer one are apart. */
const SHIFTS = [1, 2];
const LEAST_REPEATS = 3;
const MOST_REPEATS = 10;
const MOST_SAMPLES = 3;

interface Overlap {
  /** Share (0 to 1) of the first text's phrases that the second contains. */
  share: number;
  samples: string[];
}

/** Prepares a text for comparisons. @returns a function that compares it with another one */
export function comparerOf(text: string): (other: string) => Overlap {
  const own = [...new Set(phrasesOf(wordsOf(text), COMPARED_WORDS))];
  return (other) => {
    const theirs = new Set(phrasesOf(wordsOf(other), COMPARED_WORDS));
    const shared = own.filter((phrase) => theirs.has(phrase));
    return { share: own.length === 0 ? 0 : shared.length / own.length, samples: spread(shared) };
  };
}

/** Returns phrases that a text repeats, the most frequent first; of overlapping ones the first stands for all. */
export function repeatsOf(text: string): { phrase: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const phrase of phrasesOf(wordsOf(text), REPEATED_WORDS)) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  const found = [...counts].filter(([, count]) => count >= LEAST_REPEATS).sort(([, a], [, b]) => b - a);
  const kept: { phrase: string; count: number }[] = [];
  for (const [phrase, count] of found) {
    if (kept.length === MOST_REPEATS) break;
    if (!kept.some((other) => other.count === count && areShifted(other.phrase, phrase))) kept.push({ phrase, count });
  }
  return kept;
}

function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function phrasesOf(words: string[], length: number): string[] {
  return words.slice(0, Math.max(0, words.length - length + 1)).map((_, at) => words.slice(at, at + length).join(" "));
}

/** Returns a few phrases of different places. */
function spread(phrases: string[]): string[] {
  const step = Math.max(1, Math.floor(phrases.length / MOST_SAMPLES));
  return phrases.filter((_, index) => index % step === 0).slice(0, MOST_SAMPLES);
}

/** Returns whether two phrases are parts of the same longer one. */
function areShifted(first: string, second: string): boolean {
  const [a, b] = [first.split(" "), second.split(" ")];
  const endsWithStart = (from: string[], to: string[]) =>
    SHIFTS.some((shift) => from.slice(shift).join(" ") === to.slice(0, -shift).join(" "));
  return endsWithStart(a, b) || endsWithStart(b, a);
}
