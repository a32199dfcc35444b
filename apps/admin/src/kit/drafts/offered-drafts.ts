import type { Draft } from "./draft.ts";

/**
 * Returns the drafts to offer, newest first: of each visit its latest state alone, none that a later visit went on
 * from, and none that equals the record. Copies of one visit that no count orders, because an earlier version of the
 * form stored them, are all offered.
 * @param drafts the copies of the browser and of the server
 */
export function offeredDrafts<Values>(drafts: readonly Draft<Values>[], record: Values): Draft<Values>[] {
  const isLatest = ({ id, counter = 0 }: Draft<Values>) =>
    id === undefined || drafts.every((other) => other.id !== id || (other.counter ?? 0) <= counter);
  const isFollowed = ({ id, counter = 0 }: Draft<Values>) =>
    id !== undefined &&
    drafts.some(({ follows = [] }) => follows.some((earlier) => earlier.id === id && earlier.counter >= counter));
  const texts = new Set([JSON.stringify(record)]);
  return drafts
    .filter((draft) => isLatest(draft) && !isFollowed(draft))
    .toSorted((one, other) => Date.parse(other.savedAt) - Date.parse(one.savedAt))
    .filter(({ values }) => {
      const text = JSON.stringify(values);
      const isNew = !texts.has(text);
      texts.add(text);
      return isNew;
    });
}
