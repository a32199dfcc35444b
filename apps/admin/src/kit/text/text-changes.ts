import { diffWordsWithSpace } from "diff";

/** A part of two compared texts that is in both or in one of them. */
export interface TextChange {
  kind: "same" | "removed" | "added";
  text: string;
}

/** Common parts shorter than this between two changes count as changed. */
const MIN_COMMON_LENGTH = 4;

/**
 * Compares two texts word by word. Changes with only a space or a very short word between them are joined, so that a
 * rewritten sentence reads as a whole: first the removed words, then the added ones.
 */
export function textChanges(before: string, after: string): TextChange[] {
  const parts = diffWordsWithSpace(before, after);
  const changes: TextChange[] = [];
  let removed = "";
  let added = "";
  const flush = () => {
    if (removed) changes.push({ kind: "removed", text: removed });
    if (added) changes.push({ kind: "added", text: added });
    removed = "";
    added = "";
  };
  for (const [index, { value, added: isAdded, removed: isRemoved }] of parts.entries()) {
    const isBetween = (removed || added) && index < parts.length - 1;
    if (isAdded) added += value;
    else if (isRemoved) removed += value;
    else if (isBetween && value.trim().length < MIN_COMMON_LENGTH) {
      removed += value;
      added += value;
    } else {
      flush();
      changes.push({ kind: "same", text: value });
    }
  }
  flush();
  return changes;
}
