import { checkServer, type MailFailure } from "@site/mail";
import type pg from "pg";
import type { App } from "../../core/app.ts";
import { inTransaction } from "../../core/database/transaction.ts";
import { FIND_DELAYED_BY_SERVER, FIND_DELAYED_MAILS, LIST_MAILS_WITHOUT_JOB, READ_MAIL_QUEUE } from "./queries.ts";
import { addSendingJob } from "./service.ts";
import { admittedTransport, getSender, readSenderRows } from "./transport-service.ts";

/** The state of the mail queue. */
export interface MailQueue {
  waiting: number;
  failed: number;
  /** Age of the oldest waiting mail in seconds; 0 if none waits. */
  oldestWaitingSeconds: number;
}

/** Returns the state of the mail queue. It is polled by monitoring, so it uses plain SQL. */
export async function readMailQueue(app: App): Promise<MailQueue> {
  const { rows } = await app.db.pool.query<MailQueue>(READ_MAIL_QUEUE);
  return rows[0] ?? { waiting: 0, failed: 0, oldestWaitingSeconds: 0 };
}

/** Makes mails due that failed because of the server, oldest first; mails locked by a worker are skipped. */
export async function retryNow(client: pg.ClientBase, failures: MailFailure[]): Promise<void> {
  const { rows } = await client.query<{ id: number }>(FIND_DELAYED_MAILS, [failures]);
  for (const { id } of rows.sort((a, b) => a.id - b.id)) await addSendingJob(client, id);
}

/**
 * Checks whether an unreachable mail server is back while mails wait for it, so that they do not wait for their next
 * attempt. Other failures cannot be probed; their mails wait for a successful delivery.
 */
export async function probeMailServer(app: App): Promise<void> {
  const { rowCount } = await app.db.pool.query(FIND_DELAYED_BY_SERVER);
  if (!rowCount) return;
  const rows = await readSenderRows(app.db.pool);
  try {
    const transport = await admittedTransport(app, getSender(app, rows));
    if ("server" in transport) await checkServer(transport.server);
  } catch {
    return; // still unreachable
  }
  await inTransaction(app.db.pool, (client) => retryNow(client, ["unreachable"]));
}

/** Queues mails again whose job was lost. */
export async function sweepMails(app: App): Promise<void> {
  const { rows } = await app.db.pool.query<{ id: number; at: Date }>(LIST_MAILS_WITHOUT_JOB);
  if (rows.length === 0) return;
  await inTransaction(app.db.pool, async (client) => {
    for (const { id, at } of rows) await addSendingJob(client, id, at);
  });
}
