import { foldText, searchWords, UNSEEN } from "@site/contract/common/text";
import type { ReactNode } from "react";

/** Marks words in a text; returns the text itself if there is nothing to mark. */
export type Highlight = (text: string) => ReactNode;

/**
 * Returns a function that marks the beginnings of words that match the search. Case and Turkish letters are folded for
 * the comparison.
 */
export function createHighlighter(query: string): Highlight {
  const words = searchWords(query); // words contain only letters and digits, so they need no escaping
  if (words.length === 0) return (text) => text;
  const beginnings = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join("|")})`, "gu");
  return (text) => mark(text, beginnings);
}

/** Folds a text for comparison and removes invisible characters, as searches do. */
function foldSeen(text: string): string {
  return foldText(text).replace(UNSEEN, "");
}

function mark(text: string, beginnings: RegExp): ReactNode {
  const folded = foldSeen(text);
  const found = [...folded.matchAll(beginnings)];
  if (found.length === 0) return text;
  const getPosition = folded.length === text.length ? (index: number) => index : positionsIn(text);
  const parts: ReactNode[] = [];
  let rest = 0;
  for (const { index, 0: word } of found) {
    const start = getPosition(index);
    const end = getPosition(index + word.length);
    parts.push(text.slice(rest, start), <mark key={start}>{text.slice(start, end)}</mark>);
    rest = end;
  }
  return [...parts, text.slice(rest)];
}

/**
 * Returns a function from positions in the folded text to positions in the text. They differ where folding changes the
 * length of a letter.
 */
function positionsIn(text: string): (index: number) => number {
  const positions = [...text.matchAll(/.\p{M}*/gsu)].flatMap(({ index, 0: letter }) =>
    Array.from({ length: foldSeen(letter).length }, () => index),
  );
  return (index) => positions[index] ?? text.length;
}
