import type { App } from "../../../core/app.ts";
import { databaseNow } from "../../../core/clock.ts";
import { FIND_PUBLISHED_BETWEEN } from "./queries.ts";

const TICK_MS = 10_000;

/** Purges cached pages when a scheduled post becomes due, in each instance. @returns stops the timer */
export function startPublicationClock(app: App): () => void {
  let since: Date | undefined;
  async function tick(): Promise<void> {
    const now = await databaseNow(app.db.pool);
    since ??= new Date(now.getTime() - TICK_MS);
    const { rowCount } = await app.db.pool.query(FIND_PUBLISHED_BETWEEN, [since, now]);
    since = now;
    if (rowCount) app.pages.purge(["posts"]);
  }
  const timer = setInterval(() => {
    tick().catch((error: Error) => app.log.error(`scheduled posts could not be looked up: ${error.message}`));
  }, TICK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
