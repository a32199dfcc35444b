import type { UpstreamErrorReason, UpstreamName } from "@site/contract/system/schema";
import type { Database, Log } from "@site/db";

/** Milliseconds after which an unchanged outcome is stored again. */
const REPEAT_AFTER_MS = 30_000;

const STORE_SUCCESS = `INSERT INTO upstream_states (name, last_success_at) VALUES ($1, now())
  ON CONFLICT (name) DO UPDATE SET last_success_at = now()`;
const STORE_FAILURE = `INSERT INTO upstream_states (name, last_failure_at, last_fault) VALUES ($1, now(), $2)
  ON CONFLICT (name) DO UPDATE SET last_failure_at = now(), last_fault = excluded.last_fault`;

/** Records how calls to outside services went, for the system page. */
export interface Upstreams {
  /** Records an outcome without waiting for the database. @param reason undefined if the service answered */
  record(name: UpstreamName, reason?: UpstreamErrorReason): void;
}

export function createUpstreams({ db, log }: { db: Database; log: Log }): Upstreams {
  const noted = new Map<UpstreamName, { reason: UpstreamErrorReason | undefined; at: number }>();
  return {
    record(name, reason) {
      const last = noted.get(name);
      if (last && last.reason === reason && performance.now() - last.at < REPEAT_AFTER_MS) return;
      noted.set(name, { reason, at: performance.now() });
      const stored = reason ? db.pool.query(STORE_FAILURE, [name, reason]) : db.pool.query(STORE_SUCCESS, [name]);
      stored.catch((error: Error) => log.error(`the state of ${name} could not be stored: ${error.message}`));
    },
  };
}
