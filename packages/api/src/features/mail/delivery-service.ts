import { adminPaths } from "@site/contract/admin-paths";
import { cutText, truncateText } from "@site/contract/common/text";
import { mailTexts } from "@site/contract/mail/labels";
import { deliver, getFailure, hasNoMailbox, type MailFailure } from "@site/mail";
import type pg from "pg";
import type { App } from "../../core/app.ts";
import { databaseNow } from "../../core/database/clock.ts";
import { inTransaction } from "../../core/database/transaction.ts";
import { retryNow } from "./backlog-service.ts";
import {
  CLAIM_MAIL,
  COUNT_FAILED_MAILS,
  INSERT_FAILURE_NOTIFICATION,
  type MailRow,
  POSTPONE_MAIL,
  STORE_OUTCOME,
  UPDATE_FAILURE_NOTIFICATION,
} from "./queries.ts";
import { renderQueued } from "./rendering-service.ts";
import { addSendingJob, isPrivate } from "./service.ts";
import { admittedTransport, getSender, readSenderRows, type SenderRows } from "./transport-service.ts";

const TYPE = "mail_failed";
const MAX_MESSAGE = 300;

/** Notifies the administrator of a failed mail: one unread notification holds the number and the newest failure. */
async function notifyFailedMail(
  client: pg.ClientBase,
  mail: { subject: string; email: string },
  reason: string,
): Promise<void> {
  const { rows } = await client.query<{ failed: number }>(COUNT_FAILED_MAILS);
  const values = [
    TYPE,
    mailTexts.failedTitle(rows[0]?.failed ?? 1),
    truncateText(`${mail.subject}${mail.email && ` → ${mail.email}`}: ${reason}`, MAX_MESSAGE),
    adminPaths.failedMails,
  ];
  const { rowCount } = await client.query(UPDATE_FAILURE_NOTIFICATION, values);
  if (rowCount === 0) await client.query(INSERT_FAILURE_NOTIFICATION, values);
}

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
 * releases it. If the result cannot be stored with the lock, it is stored in a transaction of its own: the server may
 * have accepted the mail, and a retry would send it twice.
 */
export async function sendQueuedMail(app: App, id: number, signal?: AbortSignal): Promise<void> {
  const tried: { mail: MailRow; outcome: Outcome }[] = [];
  try {
    await inTransaction(app.db.pool, async (client) => {
      const mail = await claimMail(client, id);
      if (!mail) return reschedule(client, id);
      const outcome = await attempt(app, mail, await readSenderRows(client), signal);
      tried.push({ mail, outcome });
      await storeOutcome(client, mail, outcome);
    });
  } catch (error) {
    if (tried.length === 0) throw error;
    for (const { mail, outcome } of tried)
      await inTransaction(app.db.pool, (client) => storeOutcome(client, mail, outcome));
  }
  for (const { mail, outcome } of tried)
    if (findStatus(mail, outcome) === "failed")
      app.log.error(
        `mail ${mail.id} (${mail.template}) was given up after ${mail.attempts + 1} tries: ${outcome.error?.reason}`,
      );
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
    const { recipient: address = mail.email, ...rendered } = renderQueued(app, mail, sender.site);
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
    else app.upstreams.record("mail");
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const told = isPrivate(mail) ? mailTexts.privateReason : text; // servers repeat the address
    const reason = cutText(told.replaceAll("\u0000", ""), MAX_REASON) || "?";
    outcome.error = { reason, failure: failureOfError(error), hasNoMailbox: hasNoMailbox(error) };
    const { failure } = outcome.error;
    app.upstreams.record("mail", failure === "permanent" ? undefined : failure); // then the server has answered
  }
  return outcome;
}

/** Stores the result of a mail once, as a commit whose confirmation was lost may have succeeded. */
async function storeOutcome(client: pg.ClientBase, mail: MailRow, outcome: Outcome): Promise<void> {
  const { host, from, error } = outcome;
  const status = findStatus(mail, outcome);
  const retryAfter = RETRY_AFTER_S[mail.attempts] ?? 0;
  const nextAttemptAt = new Date(
    (await databaseNow(client)).getTime() + (status === "pending" ? retryAfter * 1000 : 0),
  );
  const { rowCount } = await client.query(STORE_OUTCOME, [
    mail.id,
    status,
    mail.attempts + 1,
    error?.reason ?? "",
    error?.failure ?? "",
    host,
    from,
    nextAttemptAt,
    mail.attempts,
    error?.hasNoMailbox ?? false,
  ]);
  if (rowCount !== 1) return;
  if (status === "pending") await addSendingJob(client, mail.id, nextAttemptAt);
  if (status === "failed") await notifyFailedMail(client, mail, error?.reason ?? "");
  if (status === "sent") await retryNow(client, ["unreachable", "broken"]);
}

function findStatus({ attempts }: MailRow, { error }: Outcome): "sent" | "pending" | "failed" {
  if (error === undefined) return "sent";
  return error.failure === "permanent" || RETRY_AFTER_S[attempts] === undefined ? "failed" : "pending";
}
