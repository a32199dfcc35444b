import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { App } from "../core/app.ts";

/** First key of the workers' advisory locks; the second is a hash of the worker's id. */
const WORKERS = 7_310_422;
const RETRY_MS = 1_000;

/** A sign for other instances that a worker is alive: an advisory lock on a database session of its own. */
export interface WorkerMark {
  workerId: string;
  release(): Promise<void>;
}

/**
 * Marks a new worker as alive. A broken connection is reopened once the database answers.
 * @throws if it does not answer now
 */
export async function markWorker(app: App): Promise<WorkerMark> {
  const workerId = `worker-${randomBytes(9).toString("hex")}`;
  const releasing = new AbortController();
  let session = await openSession(app, workerId);

  async function keep(): Promise<void> {
    while (!releasing.signal.aborted) {
      await session.ended;
      while (!releasing.signal.aborted) {
        await sleep(RETRY_MS, undefined, { signal: releasing.signal, ref: false }).catch(() => undefined);
        const reopened = releasing.signal.aborted ? undefined : await openSession(app, workerId).catch(() => undefined);
        if (!reopened) continue;
        session = reopened;
        break;
      }
    }
  }

  const keeping = keep();
  return {
    workerId,
    async release() {
      releasing.abort();
      await session.end();
      await keeping;
      await session.end(); // a session opened since then
    },
  };
}

/** Enables TCP keepalive, so that the server notices a machine that lost power. */
async function openSession(app: App, workerId: string) {
  const client = new pg.Client({
    connectionString: app.db.url,
    connectionTimeoutMillis: 5_000,
    application_name: "worker mark",
  });
  client.on("error", () => undefined); // only its end matters
  const ended = new Promise<void>((resolve) => client.once("end", resolve));
  const end = () => client.end().catch(() => undefined);
  try {
    await client.connect();
    await client.query("SET tcp_keepalives_idle = 15; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3");
    await client.query("SELECT pg_advisory_lock($1, hashtext($2))", [WORKERS, workerId]);
  } catch (error) {
    await end();
    throw error;
  }
  return { ended, end };
}

/**
 * Creates a sweep that frees the jobs of dead workers. A worker is dead if two consecutive sweeps find no mark, which
 * gives a worker that lost its connection time to reconnect.
 */
export function createDeadWorkerSweep(app: App): () => Promise<void> {
  let suspects = new Set<string>();
  return async () => {
    const { rows } = await app.db.pool.query<{ id: string }>(
      `SELECT locked_by AS id FROM (SELECT DISTINCT locked_by FROM graphile_worker._private_jobs
        WHERE locked_by IS NOT NULL) AS workers
       WHERE pg_try_advisory_xact_lock($1, hashtext(locked_by))`,
      [WORKERS],
    );
    const dead = rows.map(({ id }) => id).filter((id) => suspects.has(id));
    suspects = new Set(rows.map(({ id }) => id));
    if (dead.length === 0) return;
    await app.db.pool.query("SELECT graphile_worker.force_unlock_workers($1::text[])", [dead]);
    app.log.error(`background jobs: freed the jobs of ${dead.length} dead worker(s)`);
  };
}
