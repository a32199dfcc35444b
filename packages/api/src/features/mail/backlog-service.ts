import { checkServer, type MailFailure } from "@site/mail";
import type pg from "pg";
import type { App } from "../../core/app.ts";
import { addSendingJob } from "./service.ts";
import { admittedOutlet, readSenderRows, senderOf } from "./transport-service.ts";

/** So many at a time; each mail that arrives brings forward the next ones. */
const BATCH = 500;

/** What waits in the e-mail log. */
export interface MailQueue {
  waiting: number;
  failed: number;
  /** Seconds since the oldest waiting mail was written; 0 where none waits. */
  oldestWaitingSeconds: number;
}

/** Plain SQL: whoever watches the product asks often. */
export async function readMailQueue(app: App): Promise<MailQueue> {
  const { rows } = await app.db.pool.query<MailQueue>(
    `SELECT count(*) FILTER (WHERE status = 'pending')::int AS waiting, count(*) FILTER (WHERE status = 'failed')::int AS failed,
       COALESCE(extract(epoch FROM now() - min(created_at) FILTER (WHERE status = 'pending')), 0)::float8 AS "oldestWaitingSeconds"
     FROM email_logs WHERE status IN ('pending', 'failed')`,
  );
  return rows[0] ?? { waiting: 0, failed: 0, oldestWaitingSeconds: 0 };
}

/** Makes mails due that wait because the server failed them, the oldest first. One that another worker sends now is left to it. */
export async function bringForward(client: pg.ClientBase, failures: MailFailure[]): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    `UPDATE email_logs SET next_attempt_at = now() WHERE id IN (
       SELECT id FROM email_logs WHERE status = 'pending' AND next_attempt_at > now() AND failure = ANY($1) ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
     ) RETURNING id`,
    [failures],
  );
  for (const { id } of rows.sort((a, b) => a.id - b.id)) await addSendingJob(client, id);
}

/**
 * Asks the mail server, while mails wait because it was not reached, whether it lets us in again, so that they need not wait
 * for the two hours of their next try. What else failed them this cannot tell: those wait for a mail that arrives.
 */
export async function probeMailServer(app: App): Promise<void> {
  const { rowCount } = await app.db.pool.query(
    "SELECT 1 FROM email_logs WHERE status = 'pending' AND next_attempt_at > now() AND failure = 'unreachable' LIMIT 1",
  );
  if (!rowCount) return;
  const rows = await readSenderRows(app.db.pool);
  try {
    const outlet = await admittedOutlet(app, senderOf(app, rows));
    if ("server" in outlet) await checkServer(outlet.server);
  } catch {
    return; // it is still away
  }
  const client = await app.db.pool.connect();
  let isBroken = true;
  try {
    await client.query("BEGIN");
    await bringForward(client, ["unreachable"]);
    await client.query("COMMIT");
    isBroken = false;
  } finally {
    client.release(isBroken);
  }
}
