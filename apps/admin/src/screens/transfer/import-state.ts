import type { ContentImport } from "@site/contract/blog/transfer/schema";

/** How often the state of a running import is read. */
export const POLL_MS = 1_000;

/** Returns whether an import goes on by itself. */
export function isBusy({ state }: ContentImport): boolean {
  return state === "reading" || state === "running";
}

/** Returns how many records of an import there are, and how many are through. */
export function countRecords({ counts }: ContentImport): { total: number; through: number } {
  const records = counts.filter(({ kind }) => kind !== "other");
  const total = records.reduce((sum, count) => sum + count.total, 0);
  return { total, through: total - records.reduce((sum, count) => sum + count.waiting, 0) };
}
