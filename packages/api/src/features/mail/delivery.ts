import { deliver, isMailTemplate, renderMail } from "@site/mail";
import type pg from "pg";
import { z } from "zod";
import type { App } from "../../core/app.ts";
import { databaseNow } from "../../core/clock.ts";
import { cellOf } from "../../core/secret-box.ts";
import { findSender } from "./outlet.ts";
import { addSendingJob, PAYLOAD_COLUMN } from "./service.ts";

/** After the first try that failed, the second and so on; after the last one the mail has failed. */
const RETRY_AFTER_S = [10, 60, 5 * 60, 30 * 60, 2 * 3600];
const MAX_REASON = 2000;

interface MailRow {
  id: number;
  template: string;
  name: string;
  email: string;
  messageId: string;
  payload: unknown;
  attempts: number;
}

interface Outcome {
  host: string;
  from: string;
  /** Why it was not sent. */
  error?: string;
}

/**
 * Tries to send one mail that is due. Its row is locked for as long as the try lasts: no other worker takes it, and a worker
 * that dies lets it go.
 */
export async function sendQueuedMail(app: App, id: number, signal?: AbortSignal): Promise<void> {
  const client = await app.db.pool.connect();
  let broken: unknown;
  try {
    await client.query("BEGIN");
    const { rows } = await client.query<MailRow>(
      `SELECT id, template_slug AS template, recipient_name AS name, recipient_email AS email, message_id AS "messageId", payload, attempts
       FROM email_logs WHERE id = $1 AND status = 'pending' AND next_attempt_at <= now() FOR UPDATE SKIP LOCKED`,
      [id],
    );
    if (rows[0]) await writeOutcome(app, client, rows[0], await attempt(app, client, rows[0], signal));
    await client.query("COMMIT");
  } catch (error) {
    broken = error;
    throw error;
  } finally {
    client.release(broken !== undefined); // with the connection its transaction ends
  }
}

/** Leaves a job for each mail that is due and has none, as the worker that had it died. */
export async function sweepMails(app: App): Promise<void> {
  const { rows } = await app.db.pool.query<{ id: number }>(
    `SELECT id FROM email_logs WHERE status = 'pending' AND next_attempt_at <= now()
       AND NOT EXISTS (SELECT 1 FROM graphile_worker.jobs WHERE key = 'mail:' || email_logs.id AND locked_at IS NULL AND attempts < max_attempts)
     ORDER BY id LIMIT 1000 FOR UPDATE SKIP LOCKED`,
  );
  if (rows.length === 0) return;
  const client = await app.db.pool.connect();
  try {
    for (const { id } of rows) await addSendingJob(client, id);
  } finally {
    client.release();
  }
}

async function attempt(app: App, client: pg.ClientBase, mail: MailRow, signal: AbortSignal | undefined): Promise<Outcome> {
  const outcome: Outcome = { host: "", from: "" };
  try {
    const sender = await findSender(app, client);
    outcome.host = sender.host;
    outcome.from = sender.from.address;
    const { subject, html, text, unsubscribe } = render(app, mail, sender.siteName);
    const letter = { messageId: mail.messageId, from: sender.from, replyTo: sender.replyTo, to: { name: mail.name, address: mail.email }, subject, html, text, unsubscribe };
    const { file } = await deliver(sender.outlet, letter, signal);
    if (file) app.log.info(`mail: ${file}`);
  } catch (error) {
    outcome.error = (error instanceof Error ? error.message : String(error)).replaceAll("\u0000", "").slice(0, MAX_REASON) || "?";
  }
  return outcome;
}

function render(app: App, mail: MailRow, siteName: string) {
  if (!isMailTemplate(mail.template)) throw new Error(`there is no mail of the name ${mail.template}`);
  const { sealed } = z.object({ sealed: z.string() }).parse(mail.payload);
  const props: unknown = JSON.parse(app.secrets.open(cellOf(PAYLOAD_COLUMN, mail.id), Buffer.from(sealed, "base64")));
  return renderMail(mail.template, props, { name: siteName, url: app.siteUrl });
}

async function writeOutcome(app: App, client: pg.ClientBase, mail: MailRow, { host, from, error }: Outcome): Promise<void> {
  const attempts = mail.attempts + 1;
  const retryAfter = RETRY_AFTER_S[mail.attempts];
  const status = error === undefined ? "sent" : retryAfter === undefined ? "failed" : "pending";
  const nextAttemptAt = new Date((await databaseNow(client)).getTime() + (retryAfter ?? 0) * 1000);
  await client.query(
    `UPDATE email_logs SET status = $2, attempts = $3, error_message = $4, smtp_host = $5, smtp_from_email = $6, next_attempt_at = $7,
       sent_at = CASE WHEN $2 = 'sent' THEN clock_timestamp() END WHERE id = $1`,
    [mail.id, status, attempts, error ?? "", host, from, nextAttemptAt],
  );
  if (status === "pending") await addSendingJob(client, mail.id, nextAttemptAt);
  if (status === "failed") app.log.error(`mail ${mail.id} (${mail.template}) was given up after ${attempts} tries: ${error}`);
}
