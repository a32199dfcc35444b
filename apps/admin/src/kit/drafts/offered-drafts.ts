import type { Draft } from "./draft.ts";

/**
 * Returns the drafts to offer, newest first: the latest version of each visit, without those that equal the record.
 * @param drafts copies from the browser and from the server
 */
export function offeredDrafts<Values>(drafts: readonly Draft<Values>[], record: Values): Draft<Values>[] {
  const isLatest = ({ id, counter = 0 }: Draft<Values>) =>
    id === undefined || drafts.every((other) => other.id !== id || (other.counter ?? 0) <= counter);
  const texts = new Set([JSON.stringify(record)]);
  return drafts
    .filter(isLatest)
    .toSorted((one, other) => Date.parse(other.savedAt) - Date.parse(one.savedAt))
    .filter(({ values }) => {
      const text = JSON.stringify(values);
      const isNew = !texts.has(text);
      texts.add(text);
      return isNew;
    });
}
