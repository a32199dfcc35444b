import type { App } from "../../../core/app.ts";
import { databaseNow } from "../../../core/database/clock.ts";
import { startTicks } from "../../../core/queue/ticks.ts";
import { ARCHIVE_ENDED, FIND_CHANGED_BETWEEN } from "./queries.ts";

const TICK_MS = 10_000;

/**
 * Purges cached pages when a scheduled post appears or ends, in each instance, and archives ended posts.
 * @returns a function that stops the clock and waits for the running check
 */
export function startPublicationClock(app: App): () => Promise<void> {
  let since: Date | undefined;
  async function tick(): Promise<void> {
    const now = await databaseNow(app.db.pool);
    since ??= new Date(now.getTime() - TICK_MS);
    const { rowCount } = await app.db.pool.query(FIND_CHANGED_BETWEEN, [since, now]);
    if (rowCount) app.pages.purge(["posts"]);
    since = now;
    await archiveEndedPosts(app);
  }
  return startTicks({ everyMs: TICK_MS, failure: "scheduled posts could not be looked up", log: app.log, run: tick });
}

/** Archives published posts whose end has passed. */
export async function archiveEndedPosts(app: App): Promise<void> {
  await app.db.pool.query(ARCHIVE_ENDED);
}
