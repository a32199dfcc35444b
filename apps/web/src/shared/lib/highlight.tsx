import { foldText, searchWords } from "@site/contract/common/text";
import type { ReactNode } from "react";

/** Marks the beginnings of words that match the search. Case and Turkish letters are folded for the comparison. */
export function highlight(text: string, query: string): ReactNode {
  const words = searchWords(query);
  if (words.length === 0 || !mentions(text, words)) return text;
  const parts: ReactNode[] = [];
  let rest = 0;
  for (const { start, end } of findWords(text, words)) {
    parts.push(text.slice(rest, start), <mark key={start}>{text.slice(start, end)}</mark>);
    rest = end;
  }
  return [...parts, text.slice(rest)];
}

/** Returns false for most texts, which spares them the comparison of each word. */
function mentions(text: string, words: string[]): boolean {
  const folded = foldText(text);
  return words.some((word) => folded.includes(word));
}

/** Returns the ranges to mark. Each word is folded on its own, because folding can change a text's length. */
function findWords(text: string, words: string[]): { start: number; end: number }[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].flatMap((match) => {
    const folded = foldText(match[0]);
    const word = words.find((candidate) => folded.startsWith(candidate));
    if (!word) return [];
    let length = word.length; // no letter folds to more than one of a search word
    while (foldText(match[0].slice(0, length)).length < word.length) length++;
    return [{ start: match.index, end: match.index + length }];
  });
}
