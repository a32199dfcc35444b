import type { App } from "../../../core/app.ts";
import type { ReaderCounter } from "../../../core/pages/reader-counter.ts";
import { startTicks } from "../../../core/queue/ticks.ts";
import { writeDay } from "./day-writing-service.ts";
import { GatheredDay } from "./gathered-day.ts";
import { NameShares } from "./name-shares.ts";

const FLUSH_EVERY_MS = 5_000;

/** Starts the counter of the reader statistics: buffers within bounds, written together every few seconds. */
export function startReaderCounter(app: Pick<App, "db" | "log" | "views" | "siteUrl" | "publicPages">): ReaderCounter {
  const ownHost = new URL(app.siteUrl).hostname;
  let gathered = new Map<string, GatheredDay>();
  /** The shares of the newest day; what is written late for the day before begins anew. */
  let shares = { day: "", names: new NameShares() };

  function getDay(day: string): GatheredDay {
    const known = gathered.get(day);
    if (known) return known;
    const made = new GatheredDay();
    gathered.set(day, made);
    return made;
  }

  let written = Promise.resolve();
  /** Writes what is gathered once an earlier write has ended, so that its caller finds everything written. */
  function flush(): Promise<void> {
    written = written.then(writeGathered);
    return written;
  }

  async function writeGathered(): Promise<void> {
    const batch = gathered;
    gathered = new Map();
    for (const [day, given] of batch) {
      try {
        if (day !== shares.day) shares = { day, names: new NameShares() };
        await writeDay(app, ownHost, day, given, shares.names);
      } catch (error) {
        if (!gathered.has(day))
          gathered.set(day, given); // retried by the next flush
        else getDay(day).dropped += given.views.length;
        app.log.error(`reader statistics could not be written: ${error instanceof Error ? error.message : error}`);
      }
    }
  }

  const stop = startTicks({
    everyMs: FLUSH_EVERY_MS,
    failure: "reader statistics could not be written",
    log: app.log,
    run: flush,
  });
  return {
    addView(view, caller) {
      const visitor = app.views.getVisitor(caller);
      if (visitor) getDay(visitor.day).addView(view, visitor.hash, caller.userAgent);
    },
    addMissing(path, caller) {
      const visitor = app.views.getVisitor(caller);
      if (visitor) getDay(visitor.day).addMissing(path, visitor.hash);
    },
    addListing: (id, day) => getDay(day).addListing(id),
    flush,
    async close() {
      await stop();
      await flush();
    },
  };
}
