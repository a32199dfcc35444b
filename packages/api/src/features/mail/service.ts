import { randomUUID } from "node:crypto";
import { type MailProps, type MailTemplate, oneLine, readForLog } from "@site/mail";
import type { App } from "../../core/app.ts";
import { addJobs, type Transaction } from "../../core/queue/job-queue.ts";
import { getCell } from "../../core/secrets/secret-box.ts";
import { INSERT_MAILS, NEXT_MAILS } from "./queries.ts";

/** The payload is encrypted because it contains sign-in links. */
export const PAYLOAD_COLUMN = "email_logs.payload";

/** A mail to queue. */
export interface Mail<Name extends MailTemplate> {
  template: Name;
  /** Empty for a template that names the recipient itself; see `isPrivate`. */
  to: {
    /** Left out where the mail greets nobody: an address that is not proven gets no name that a stranger chose. */
    name: string;
    email: string;
  };
  props: MailProps<Name>;
  /** A random one by default. A mail whose id is in the log already is not queued again. */
  messageId?: string;
  /** True for a mail to many people; other mails are sent before it. */
  isBulk?: boolean;
}

/** Priority of the sending of mails to many; other mails overtake them. */
const BULK_PRIORITY = 20;

/**
 * Queues a mail in the e-mail log, within the caller's transaction; a worker sends it after the commit. It opens no
 * connection, so that a dead mail server blocks nobody.
 * @returns its id in the e-mail log
 */
export async function queueMail<Name extends MailTemplate>(
  app: App,
  tx: Transaction,
  mail: Mail<Name>,
): Promise<number> {
  const [id] = await queueMails(app, tx, [mail]);
  if (!id) throw new Error("the mail was not queued");
  return id;
}

/**
 * Queues mails like `queueMail`, with three statements for all.
 * @returns their ids in the e-mail log in the same order, undefined for a Message-ID that is in the log already
 */
export async function queueMails<Name extends MailTemplate>(
  app: App,
  tx: Transaction,
  mails: Mail<Name>[],
): Promise<(number | undefined)[]> {
  if (mails.length === 0) return [];
  const numbers = await select<{ id: number }>(tx, NEXT_MAILS, [mails.length]);
  const rows = mails.map(({ template, to, props, messageId }, index) => {
    const id = numbers[index]?.id;
    if (!id) throw new Error("the database gave no number for a mail");
    const { subject, isPersonal } = readForLog(template, props);
    return {
      id,
      template,
      name: isPersonal ? oneLine(to.name, 200) : "",
      email: to.email,
      subject,
      sealed: Buffer.from(app.secrets.seal(getCell(PAYLOAD_COLUMN, id), JSON.stringify(props))).toString("base64"),
      message_id: messageId ?? newMessageId(app),
    };
  });
  const queued = await select<{ id: number }>(tx, INSERT_MAILS, [JSON.stringify(rows)]);
  const ids = new Set(queued.map(({ id }) => id));
  await addSendingJobs(tx, [...ids], { isBulk: mails.every((mail) => mail.isBulk) });
  return rows.map(({ id }) => (ids.has(id) ? id : undefined));
}

async function select<Row>(tx: Transaction, sql: string, values: unknown[]): Promise<Row[]> {
  return "query" in tx ? (await tx.query<Row & object>(sql, values)).rows : tx.$queryRawUnsafe<Row[]>(sql, ...values);
}

/**
 * Returns whether only a mail's sealed text knows its recipient. Such a mail is neither shown nor sent again, and its
 * text is deleted once it was sent or given up.
 */
export function isPrivate({ email }: { email: string }): boolean {
  return email === "";
}

/** Adds the job that sends one mail, replacing a waiting one. */
export function addSendingJob(tx: Transaction, id: number, runAt?: Date): Promise<void> {
  return addSendingJobs(tx, [id], { runAt });
}

function addSendingJobs(
  tx: Transaction,
  ids: number[],
  { runAt, isBulk = false }: { runAt?: Date | undefined; isBulk?: boolean },
): Promise<void> {
  const options = { ...(runAt && { runAt }), ...(isBulk && { priority: BULK_PRIORITY }) };
  return addJobs(
    tx,
    ids.map((id) => ({ name: "send-mail", input: { id }, key: `mail:${id}`, ...options })),
  );
}

/** Returns a Message-ID, which stays the same over all attempts. */
export function newMessageId({ siteUrl }: App): string {
  return `<${randomUUID()}@${new URL(siteUrl).hostname}>`;
}
