import { cutText } from "@site/contract/common/text";
import { mailTexts } from "@site/contract/mail/labels";
import { deliver, getFailure, hasNoMailbox, type MailFailure } from "@site/mail";
import type pg from "pg";
import type { App } from "../../core/app.ts";
import { databaseNow } from "../../core/database/clock.ts";
import { retryNow } from "./backlog-service.ts";
import { notifyFailedMail } from "./failure-service.ts";
import { CLAIM_MAIL, type MailRow, POSTPONE_MAIL, STORE_OUTCOME } from "./queries.ts";
import { renderQueued } from "./rendering-service.ts";
import { addSendingJob, isPrivate } from "./service.ts";
import { admittedTransport, getSender, readSenderRows, type SenderRows } from "./transport-service.ts";

/** Delays after the first, second, … failed attempt; after the last one the mail has failed. */
const RETRY_AFTER_S = [10, 60, 5 * 60, 30 * 60, 2 * 3600];
const MAX_REASON = 2000;

interface Outcome {
  host: string;
  from: string;
  /** The reason of the failure. */
  error?: { reason: string; failure: MailFailure; hasNoMailbox: boolean };
}

/**
 * Tries to send one due mail. The row stays locked during the attempt, so that no other worker takes it and a crash
 * releases it. The result is stored even if the locking connection broke.
 */
export async function sendQueuedMail(app: App, id: number, signal?: AbortSignal): Promise<void> {
  const client = await app.db.pool.connect();
  let isBroken = true;
  try {
    await client.query("BEGIN");
    const mail = await claimMail(client, id);
    if (mail) {
      const outcome = await attempt(app, mail, await readSenderRows(client), signal);
      isBroken = await commitOutcome(app, client, mail, outcome).then(
        () => false,
        () => true,
      );
      if (isBroken) await writeOnNewConnection(app, mail, outcome);
    } else {
      await reschedule(client, id);
      await client.query("COMMIT");
      isBroken = false;
    }
  } finally {
    client.release(isBroken); // closing the connection ends its transaction
  }
}

/** Locks a mail, or returns undefined if it is not due or another worker has it. */
async function claimMail(client: pg.ClientBase, id: number): Promise<MailRow | undefined> {
  const { rows } = await client.query<MailRow>(CLAIM_MAIL, [id]);
  return rows[0];
}

/** Queues another job for a waiting mail: when it is due, or when the worker that holds it must have finished. */
async function reschedule(client: pg.ClientBase, id: number): Promise<void> {
  const { rows } = await client.query<{ at: Date }>(POSTPONE_MAIL, [id]);
  if (rows[0]) await addSendingJob(client, id, rows[0].at);
}

async function attempt(app: App, mail: MailRow, rows: SenderRows, signal: AbortSignal | undefined): Promise<Outcome> {
  const outcome: Outcome = { host: "", from: "" };
  // errors before the server is contacted concern only this mail
  let failureOfError = (_: unknown): MailFailure => "refused";
  try {
    const sender = getSender(app, rows);
    outcome.host = sender.host;
    outcome.from = sender.from.address;
    const { recipient: address = mail.email, ...rendered } = renderQueued(app, mail, sender.siteName);
    const message = {
      messageId: mail.messageId,
      from: sender.from,
      replyTo: sender.replyTo,
      to: { name: mail.name, address },
      ...rendered,
    };
    failureOfError = getFailure;
    const { file } = await deliver(await admittedTransport(app, sender), message, signal);
    if (file) app.log.info(`mail: ${file}`);
    else app.upstreams.note("mail");
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const told = isPrivate(mail) ? mailTexts.privateReason : text; // servers repeat the address
    const reason = cutText(told.replaceAll("\u0000", ""), MAX_REASON) || "?";
    outcome.error = { reason, failure: failureOfError(error), hasNoMailbox: hasNoMailbox(error) };
    const { failure } = outcome.error;
    app.upstreams.note("mail", failure === "permanent" ? undefined : failure); // then the server has answered
  }
  return outcome;
}

/** Stores the result on a new connection: the server may have accepted the mail, and a retry would send it twice. */
async function writeOnNewConnection(app: App, mail: MailRow, outcome: Outcome): Promise<void> {
  const client = await app.db.pool.connect();
  let isBroken = true;
  try {
    await client.query("BEGIN");
    await commitOutcome(app, client, mail, outcome);
    isBroken = false;
  } finally {
    client.release(isBroken);
  }
}

/** Stores the result of a mail once, as a commit whose confirmation was lost may have succeeded. */
async function commitOutcome(
  app: App,
  client: pg.ClientBase,
  mail: MailRow,
  { host, from, error }: Outcome,
): Promise<void> {
  const attempts = mail.attempts + 1;
  const retryAfter = error?.failure === "permanent" ? undefined : RETRY_AFTER_S[mail.attempts];
  const status = error === undefined ? "sent" : retryAfter === undefined ? "failed" : "pending";
  const nextAttemptAt = new Date((await databaseNow(client)).getTime() + (retryAfter ?? 0) * 1000);
  const { rowCount } = await client.query(STORE_OUTCOME, [
    mail.id,
    status,
    attempts,
    error?.reason ?? "",
    error?.failure ?? "",
    host,
    from,
    nextAttemptAt,
    mail.attempts,
    error?.hasNoMailbox ?? false,
  ]);
  if (rowCount === 1) {
    if (status === "pending") await addSendingJob(client, mail.id, nextAttemptAt);
    if (status === "failed") await notifyFailedMail(client, mail, error?.reason ?? "");
    if (status === "sent") await retryNow(client, ["unreachable", "broken"]);
  }
  await client.query("COMMIT");
  if (status === "failed")
    app.log.error(`mail ${mail.id} (${mail.template}) was given up after ${attempts} tries: ${error?.reason}`);
}
