import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";

const RETRY_MS = 200;

/**
 * Waits for an advisory lock, which the connection then holds until it ends. It asks again and again: a wait inside the
 * database would hear no signal and run into the limits for statements.
 */
export async function takeAdvisoryLock(client: pg.ClientBase, key: number, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>("SELECT pg_try_advisory_lock($1) AS taken", [key]);
    if (rows[0]?.taken) return;
    await sleep(RETRY_MS, undefined, { signal });
  }
}
