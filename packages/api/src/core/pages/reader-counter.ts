import type { CountViewInput } from "@site/contract/readers/statistics/schema";
import type { Caller } from "../calls/caller.ts";

/** Counts views for the reader statistics in memory and writes the counts every few seconds. */
export interface ReaderCounter {
  /** Counts a view that the page's script reports, unless the caller is a bot or refuses counting. */
  addView(view: CountViewInput, caller: Caller): void;
  /** Counts a request for an address without a page. */
  addMissing(path: string, caller: Caller): void;
  /** Counts a view of a listing for the province pairs of its wishes. @param day as YYYY-MM-DD */
  addListing(id: number, day: string): void;
  /** Writes the counts. */
  flush(): Promise<void>;
  /** Writes the counts and stops the timer. */
  close(): Promise<void>;
}
