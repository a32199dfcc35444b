import { setTimeout as sleep } from "node:timers/promises";
import { type App, PAGE_PURGE_CHANNEL } from "@site/api";
import pg from "pg";
import type { PageCache } from "./page-cache.ts";

const RETRY_MS = 1_000;

/**
 * Hears from the database what other instances changed. While the database is away the kept pages are still served; once it
 * is back all are forgotten, for nobody knows what was missed.
 * @returns ends the listening
 */
export function listenForPurges(app: App, pages: PageCache): () => Promise<void> {
  let isClosed = false;
  let client: pg.Client | undefined;

  async function connect(): Promise<void> {
    while (!isClosed) {
      const next = new pg.Client({ connectionString: app.db.url, application_name: "page purges" });
      const lost = new Promise<void>((resolve) => {
        next.on("error", () => resolve()); // a connection that breaks may say so more than once
        next.once("end", () => resolve());
      });
      client = next;
      next.on("notification", ({ payload }) => pages.purge((payload ?? "").split(",")));
      try {
        await next.connect();
        await next.query(`LISTEN ${PAGE_PURGE_CHANNEL}`);
        pages.clear();
        await lost;
      } catch (error) {
        if (!isClosed) app.log.error(`listening for page purges failed: ${error instanceof Error ? error.message : error}`);
      }
      if (!isClosed) await sleep(RETRY_MS);
    }
  }

  void connect();
  return async () => {
    isClosed = true;
    await client?.end().catch(() => undefined);
  };
}
