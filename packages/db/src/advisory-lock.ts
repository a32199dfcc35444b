import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";

const RETRY_MS = 200;

/**
 * Waits for an advisory lock and holds it until the connection ends. It polls, because a wait inside the database would
 * ignore the signal and hit the statement timeout.
 */
export async function takeAdvisoryLock(client: pg.ClientBase, key: number, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>("SELECT pg_try_advisory_lock($1) AS taken", [key]);
    if (rows[0]?.taken) return;
    await sleep(RETRY_MS, undefined, { signal });
  }
}
