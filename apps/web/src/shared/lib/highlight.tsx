import { foldText, searchWords } from "@site/contract/common/text";
import type { ReactNode } from "react";

/** The text with every beginning of a word that fits the search marked; found folded, shown as written. */
export function highlight(text: string, query: string): ReactNode {
  const words = searchWords(query);
  if (words.length === 0) return text;
  const parts: ReactNode[] = [];
  let rest = 0;
  for (const { start, end } of findWords(text, words)) {
    parts.push(text.slice(rest, start), <mark key={start}>{text.slice(start, end)}</mark>);
    rest = end;
  }
  return [...parts, text.slice(rest)];
}

/** Folding may change a text's length, so each word of the text is folded and compared by itself. */
function findWords(text: string, words: string[]): { start: number; end: number }[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].flatMap((match) => {
    const folded = foldText(match[0]);
    const word = words.find((candidate) => folded.startsWith(candidate));
    if (!word) return [];
    let length = 0;
    while (foldText(match[0].slice(0, length)).length < word.length) length++;
    return [{ start: match.index, end: match.index + length }];
  });
}
