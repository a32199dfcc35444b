import { toPage } from "@site/contract/common/paging";
import { toSearchPhrase } from "@site/contract/common/text";
import type { ListMailsInput, MailLog } from "@site/contract/mail/admin-schema";
import { mailStatus } from "@site/contract/mail/admin-schema";
import { mailTexts } from "@site/contract/mail/labels";
import { isToSubscriber, templatesNamed } from "@site/contract/mail/template-labels";
import type { Prisma } from "@site/db";
import type { App } from "../../core/app.ts";
import { AppError } from "../../core/calls/errors.ts";
import { databaseNow } from "../../core/database/clock.ts";
import { LOCK_SUBSCRIBER } from "./queries.ts";
import { addSendingJob, isPrivate, newMessageId } from "./service.ts";

/** Returns a page of the e-mail log, newest first. */
export async function listMails(app: App, { page, limit, status, search }: ListMailsInput) {
  const where: Prisma.EmailLogWhereInput = {
    status,
    ...(search && {
      OR: [{ searchText: { contains: toSearchPhrase(search) } }, { templateSlug: { in: templatesNamed(search) } }],
    }),
  };
  const total = await app.db.prisma.emailLog.count({ where });
  const rows = await app.db.prisma.emailLog.findMany({
    where,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    skip: (page - 1) * limit,
    take: limit,
  });
  return toPage(rows.map(toMailLog), { page, limit, total });
}

/** Given up, and not closed by an administrator. */
const waiting = { status: "failed", closedAt: null } satisfies Prisma.EmailLogWhereInput;

/** Closes a mail that was given up. @returns false if it does not wait */
export async function closeMail(tx: Prisma.TransactionClient, id: number): Promise<boolean> {
  const { count } = await tx.emailLog.updateMany({ where: { id, ...waiting }, data: { closedAt: new Date() } });
  return count > 0;
}

/** Lets a closed mail wait again. @returns false if it is not closed or was sent again */
export async function reopenMail(tx: Prisma.TransactionClient, id: number): Promise<boolean> {
  const { count } = await tx.emailLog.updateMany({
    where: { id, ...waiting, closedAt: { not: null } },
    data: { closedAt: null },
  });
  return count > 0;
}

/** Returns the mails that wait for an administrator, the oldest first. */
export async function listFailedMails(app: App, take: number): Promise<MailLog[]> {
  const orderBy: Prisma.EmailLogOrderByWithRelationInput[] = [{ createdAt: "asc" }, { id: "asc" }];
  const rows = await app.db.prisma.emailLog.findMany({ where: waiting, orderBy, take });
  return rows.map(toMailLog);
}

/** Counts mails by status. The success rate covers finished mails, in percent with one decimal. */
export async function countMails(app: App) {
  const groups = await app.db.prisma.emailLog.groupBy({ by: ["status"], _count: true });
  const of = (status: string) => groups.find((group) => group.status === status)?._count ?? 0;
  const [sent, failed, pending] = [of("sent"), of("failed"), of("pending")];
  const settled = sent + failed;
  return {
    total: settled + pending,
    sent,
    failed,
    pending,
    successRate: settled === 0 ? 0 : Math.round((sent / settled) * 1000) / 10,
  };
}

/**
 * Queues a mail again. A delivered mail gets a new message id, because mailboxes drop duplicates.
 * @throws NOT_FOUND; CONFLICT for a private one, and for one to a subscriber that has not failed or is not wanted any more
 */
export async function resendMail(app: App, id: number): Promise<void> {
  await app.db.prisma.$transaction(async (tx) => {
    const mail = await tx.emailLog.findUnique({
      where: { id },
      select: { status: true, messageId: true, recipientEmail: true, templateSlug: true },
    });
    if (!mail) throw new AppError("NOT_FOUND");
    if (isToSubscriber(mail)) await checkWanted(tx, id, mail.status);
    if (isPrivate({ email: mail.recipientEmail })) throw new AppError("CONFLICT", { message: mailTexts.private });
    const messageId = mail.status === "sent" ? newMessageId(app) : mail.messageId;
    await tx.emailLog.update({
      where: { id },
      data: {
        status: "pending",
        attempts: 0,
        nextAttemptAt: await databaseNow(tx),
        errorMessage: "",
        sentAt: null,
        closedAt: null,
        messageId,
      },
    });
    await addSendingJob(tx, id);
  });
}

/** Keeps a mail from subscribers who got it or left, and from all once its post is hidden. */
async function checkWanted(tx: Prisma.TransactionClient, id: number, status: string): Promise<void> {
  if (status !== "failed") throw new AppError("CONFLICT", { message: mailTexts.toSubscriber });
  const rows = await tx.$queryRawUnsafe<{ isWanted: boolean }[]>(LOCK_SUBSCRIBER, id);
  if (!rows[0]?.isWanted) throw new AppError("CONFLICT", { message: mailTexts.notSubscribed });
}

function toMailLog(row: Prisma.EmailLogGetPayload<object>): MailLog {
  const { id, templateSlug, recipientName, recipientEmail, subject, smtpHost, smtpFromEmail, errorMessage, attempts } =
    row;
  const status = mailStatus.parse(row.status);
  return {
    id,
    status,
    templateSlug,
    recipientName,
    recipientEmail,
    subject,
    smtpHost,
    smtpFromEmail,
    createdAt: row.createdAt.toISOString(),
    errorMessage,
    attempts,
    nextAttemptAt: status === "pending" ? row.nextAttemptAt.toISOString() : null,
    sentAt: row.sentAt?.toISOString() ?? null,
    isClosed: row.closedAt !== null,
  };
}
