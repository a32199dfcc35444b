import { randomUUID } from "node:crypto";
import type { Prisma } from "@site/db";
import { getSubject, type MailProps, type MailTemplate, oneLine } from "@site/mail";
import type { App } from "../../core/app.ts";
import { addJob, type Transaction } from "../../core/queue/job-queue.ts";
import { getCell } from "../../core/secrets/secret-box.ts";
import { NEXT_MAIL } from "./queries.ts";

/** The payload is encrypted because it contains sign-in links. */
export const PAYLOAD_COLUMN = "email_logs.payload";

/** A mail to queue. */
export interface Mail<Name extends MailTemplate> {
  template: Name;
  /** Empty for a template that names the recipient itself; see `isPrivate`. */
  to: { name: string; email: string };
  props: MailProps<Name>;
}

/**
 * Queues a mail in the e-mail log, within the caller's transaction; a worker sends it after the commit. It opens no
 * connection, so that a dead mail server blocks nobody.
 * @returns its id in the e-mail log
 */
export async function queueMail<Name extends MailTemplate>(
  app: App,
  tx: Prisma.TransactionClient,
  { template, to, props }: Mail<Name>,
): Promise<number> {
  const [next] = await tx.$queryRawUnsafe<{ id: number; now: Date }[]>(NEXT_MAIL);
  if (!next) throw new Error("the database gave no number for a mail");
  const mail = await tx.emailLog.create({
    data: {
      id: next.id,
      templateSlug: template,
      recipientName: oneLine(to.name, 200),
      recipientEmail: to.email,
      subject: getSubject(template, props),
      payload: {
        sealed: Buffer.from(app.secrets.seal(getCell(PAYLOAD_COLUMN, next.id), JSON.stringify(props))).toString(
          "base64",
        ),
      },
      messageId: newMessageId(app),
      nextAttemptAt: next.now,
    },
    select: { id: true },
  });
  await addSendingJob(tx, mail.id);
  return mail.id;
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
  return addJob(tx, "send-mail", { id }, { key: `mail:${id}`, runAt });
}

/** Returns a Message-ID, which stays the same over all attempts. */
export function newMessageId({ siteUrl }: App): string {
  return `<${randomUUID()}@${new URL(siteUrl).hostname}>`;
}
