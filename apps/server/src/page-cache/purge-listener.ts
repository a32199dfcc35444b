import { setTimeout as sleep } from "node:timers/promises";
import { type App, PAGE_PURGE_CHANNEL } from "@site/api";
import { openConnection } from "@site/db";
import type pg from "pg";
import type { PageCache } from "./page-cache.ts";

const RETRY_MS = 1_000;
/** A connection may be dead without a sign: every so often it is asked, and given up where it does not answer in time. */
const HEARTBEAT_MS = 5_000;
const ANSWER_MS = 5_000;

/**
 * Hears from the database what other instances changed. While the database is away the kept pages are still served; once it
 * is back all are forgotten, for nobody knows what was missed.
 * @returns ends the listening
 */
export function listenForPurges(app: App, pages: PageCache): () => Promise<void> {
  const closing = new AbortController();
  const { signal } = closing;

  async function listen(): Promise<void> {
    const client = await openConnection(app.db.url, "page purges", { query_timeout: ANSWER_MS });
    const hangUp = () => void client.end().catch(() => undefined);
    signal.addEventListener("abort", hangUp);
    try {
      const lost = new Promise<void>((resolve) => client.once("end", () => resolve()));
      client.on("notification", ({ payload }) => pages.purge((payload ?? "").split(",")));
      await client.query(`LISTEN ${PAGE_PURGE_CHANNEL}`);
      pages.clear();
      await Promise.race([lost, beat(client, signal)]);
    } finally {
      signal.removeEventListener("abort", hangUp);
      hangUp();
    }
  }

  async function keepListening(): Promise<void> {
    while (!signal.aborted) {
      try {
        await listen();
      } catch (error) {
        if (!signal.aborted)
          app.log.error(`listening for page purges failed: ${error instanceof Error ? error.message : error}`);
      }
      await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  const listening = keepListening();
  return async () => {
    closing.abort();
    await listening;
  };
}

/** Asks again and again. @throws where no answer comes in time */
async function beat(client: pg.Client, signal: AbortSignal): Promise<void> {
  for (;;) {
    await sleep(HEARTBEAT_MS, undefined, { signal });
    await client.query("SELECT 1");
  }
}
