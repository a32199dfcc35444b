import type { Caller } from "./caller.ts";

/** One reader of one day. */
export interface Visitor {
  /** As YYYY-MM-DD. */
  day: string;
  /** In hexadecimal digits. */
  hash: string;
}

/** Gathers the readers of posts and writes them down every few seconds. */
export interface ViewCounter {
  /** Notes that a caller reads a post. Programs do not count, one reader counts once per post and day. */
  note(slug: string, caller: Caller): void;
  /** The caller of today, in a form that tells nobody who it is; undefined for a program. */
  visitorOf(caller: Caller): Visitor | undefined;
  /** Writes what was gathered. */
  flush(): Promise<void>;
  /** Writes for the last time and ends. */
  close(): Promise<void>;
}
