import { checkServer, type MailFailure } from "@site/mail";
import type pg from "pg";
import type { App } from "../../core/app.ts";
import { FIND_DELAYED_BY_SERVER, FIND_DELAYED_MAILS, READ_MAIL_QUEUE } from "./queries.ts";
import { addSendingJob } from "./service.ts";
import { admittedOutlet, readSenderRows, senderOf } from "./transport-service.ts";

/** What waits in the e-mail log. */
export interface MailQueue {
  waiting: number;
  failed: number;
  /** Seconds since the oldest waiting mail was written; 0 where none waits. */
  oldestWaitingSeconds: number;
}

/** Plain SQL: whoever watches the product asks often. */
export async function readMailQueue(app: App): Promise<MailQueue> {
  const { rows } = await app.db.pool.query<MailQueue>(READ_MAIL_QUEUE);
  return rows[0] ?? { waiting: 0, failed: 0, oldestWaitingSeconds: 0 };
}

/** Makes mails due that wait because the server failed them, the oldest first. One that another worker sends now is left to it. */
export async function bringForward(client: pg.ClientBase, failures: MailFailure[]): Promise<void> {
  const { rows } = await client.query<{ id: number }>(FIND_DELAYED_MAILS, [failures]);
  for (const { id } of rows.sort((a, b) => a.id - b.id)) await addSendingJob(client, id);
}

/**
 * Asks the mail server, while mails wait because it was not reached, whether it lets us in again, so that they need not wait
 * for the two hours of their next try. What else failed them this cannot tell: those wait for a mail that arrives.
 */
export async function probeMailServer(app: App): Promise<void> {
  const { rowCount } = await app.db.pool.query(FIND_DELAYED_BY_SERVER);
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
