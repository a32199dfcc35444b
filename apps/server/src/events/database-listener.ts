import { setTimeout as sleep } from "node:timers/promises";
import type { App } from "@site/api";
import { openConnection } from "@site/db";
import type pg from "pg";

const RETRY_MS = 1_000;
/**
 * Milliseconds between heartbeat queries, and their time limit. They detect connections that broke without an error.
 */
const HEARTBEAT_MS = 5_000;
const HEARTBEAT_TIMEOUT_MS = 5_000;

/** A PostgreSQL channel and what to do with its notifications. */
export interface Channel {
  name: string;
  received(payload: string): void;
  /** Called when listening begins and again after a lost connection, because notifications may have been missed. */
  missed(): void;
}

/**
 * Listens for the notifications of all instances on one connection, which is opened again when it breaks. Resolves once
 * it listens, so that an instance that keeps pages from then on misses no purge.
 * @param starting gives up if it is aborted before
 * @returns a function that stops listening
 * @throws AbortError if the start was aborted
 */
export async function listenToDatabase(
  app: App,
  channels: readonly Channel[],
  starting?: AbortSignal,
): Promise<() => Promise<void>> {
  starting?.throwIfAborted();
  const closing = new AbortController();
  const { signal } = closing;
  let begin: () => void;
  const firstBegun = new Promise<void>((resolve) => {
    begin = resolve;
  });

  async function listen(begun: () => void): Promise<void> {
    const client = await openConnection(app.db.url, "notifications", { query_timeout: HEARTBEAT_TIMEOUT_MS });
    const disconnect = () => void client.end().catch(() => undefined);
    signal.addEventListener("abort", disconnect);
    try {
      const lost = new Promise<void>((resolve) => client.once("end", () => resolve()));
      client.on("notification", ({ channel, payload }) =>
        channels.find(({ name }) => name === channel)?.received(payload ?? ""),
      );
      for (const { name } of channels) await client.query(`LISTEN ${name}`);
      for (const channel of channels) channel.missed();
      begun();
      await Promise.race([lost, sendHeartbeats(client, signal)]);
    } finally {
      signal.removeEventListener("abort", disconnect);
      disconnect();
    }
  }

  async function keepListening(): Promise<void> {
    let isLost = false;
    while (!signal.aborted) {
      try {
        await listen(() => {
          begin();
          if (isLost) app.log.info("listening to the database again");
          isLost = false;
        });
      } catch (error) {
        const reason = error instanceof Error ? error.message : error;
        if (!signal.aborted && !isLost) app.log.error(`listening to the database failed: ${reason}; trying again`);
        isLost = true;
      }
      await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  const listening = keepListening();
  const giveUp = () => closing.abort();
  starting?.addEventListener("abort", giveUp);
  await Promise.race([firstBegun, listening]);
  starting?.removeEventListener("abort", giveUp);
  starting?.throwIfAborted();
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
