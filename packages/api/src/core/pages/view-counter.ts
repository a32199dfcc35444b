import type { Caller } from "../calls/caller.ts";

/** A visitor of one day. */
export interface Visitor {
  /** As YYYY-MM-DD. */
  day: string;
  /** SHA-256 in hexadecimal. */
  hash: string;
}

/** Counts post views in memory and writes them every few seconds. */
export interface ViewCounter {
  /** Counts a view of a post: once per visitor, post and day, without bots and readers who refuse it. */
  record(slug: string, caller: Caller): void;
  /** Returns today's anonymous visitor of a caller; undefined for bots and readers who refuse counting (DNT, GPC). */
  getVisitor(caller: Caller): Visitor | undefined;
  /** Writes the counted views. */
  flush(): Promise<void>;
  /** Writes the counted views and stops the timer. */
  close(): Promise<void>;
}
