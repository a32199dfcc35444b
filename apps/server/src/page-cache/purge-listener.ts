import { setTimeout as sleep } from "node:timers/promises";
import { type App, PAGE_PURGE_CHANNEL } from "@site/api";
import { openConnection } from "@site/db";
import type pg from "pg";
import type { PageCache } from "./page-cache.ts";

const RETRY_MS = 1_000;
/** Interval of the heartbeat query, and its time limit; it detects connections that broke without an error. */
const HEARTBEAT_MS = 5_000;
const HEARTBEAT_TIMEOUT_MS = 5_000;

/**
 * Listens for the purges of other instances. While the database is away, cached pages are still served; after a
 * reconnect the whole cache is cleared, because purges may have been missed.
 * @returns a function that stops listening
 */
export function listenForPurges(app: App, pages: PageCache): () => Promise<void> {
  const closing = new AbortController();
  const { signal } = closing;

  async function listen(): Promise<void> {
    const client = await openConnection(app.db.url, "page purges", { query_timeout: HEARTBEAT_TIMEOUT_MS });
    const disconnect = () => void client.end().catch(() => undefined);
    signal.addEventListener("abort", disconnect);
    try {
      const lost = new Promise<void>((resolve) => client.once("end", () => resolve()));
      client.on("notification", ({ payload }) => pages.purge((payload ?? "").split(",")));
      await client.query(`LISTEN ${PAGE_PURGE_CHANNEL}`);
      pages.clear();
      await Promise.race([lost, sendHeartbeats(client, signal)]);
    } finally {
      signal.removeEventListener("abort", disconnect);
      disconnect();
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

/** Sends heartbeat queries until aborted. @throws if an answer does not arrive in time */
async function sendHeartbeats(client: pg.Client, signal: AbortSignal): Promise<void> {
  for (;;) {
    await sleep(HEARTBEAT_MS, undefined, { signal });
    await client.query("SELECT 1");
  }
}
