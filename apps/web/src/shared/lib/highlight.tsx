import { foldText, searchWords } from "@site/contract/common/text";
import type { ReactNode } from "react";

/** Marks words in a text. Returns the text itself where it marks nothing. */
export type Highlight = (text: string) => ReactNode;

/**
 * Returns a function that marks the beginnings of words that match the search. Case and Turkish letters are folded for
 * the comparison.
 */
export function highlighterOf(query: string): Highlight {
  const words = searchWords(query); // letters and digits of ASCII
  if (words.length === 0) return (text) => text;
  const beginnings = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join("|")})`, "gu");
  return (text) => mark(text.normalize(), beginnings);
}

function mark(text: string, beginnings: RegExp): ReactNode {
  const folded = foldText(text);
  // Letters of some scripts fold to several, so that the positions differ.
  const found = folded.length === text.length ? [...folded.matchAll(beginnings)] : [];
  if (found.length === 0) return text;
  const parts: ReactNode[] = [];
  let rest = 0;
  for (const { index, 0: word } of found) {
    const end = index + word.length;
    parts.push(text.slice(rest, index), <mark key={index}>{text.slice(index, end)}</mark>);
    rest = end;
  }
  return [...parts, text.slice(rest)];
}
