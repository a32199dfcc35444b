import { limits } from "@site/contract/common/limits";
import { type Page, toPage } from "@site/contract/common/paging";
import { toSearchPhrase } from "@site/contract/common/text";
import type {
  ContactMessage,
  ContactPageInput,
  ListContactMessagesInput,
  UpdateContactMessageInput,
} from "@site/contract/inbox/contact/admin-schema";
import { adminContactTexts } from "@site/contract/inbox/contact/labels";
import { trashTexts } from "@site/contract/trash/labels";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { databaseNow } from "../../../core/database/clock.ts";
import { putInTrash, takeFromTrash } from "../../../core/database/trash.ts";
import { queueMail } from "../../mail/service.ts";
import { contactMessageInclude, toContactMessage } from "./view.ts";

/** Rows beyond this number are not found; the newest come first. */
const MAX_FOUND = 1_000;

const SEARCH_CONTACT_MESSAGE_IDS = `SELECT id FROM contact_messages
    WHERE deleted_at IS NULL AND strpos(search_words(concat_ws(' ', name, surname, email, subject, message)), $1) > 0
    ORDER BY created_at DESC LIMIT ${MAX_FOUND}`;

/** Neither answered nor closed. */
const waiting = { deletedAt: null, closedAt: null, repliedAt: null } satisfies Prisma.ContactMessageWhereInput;

const newestFirst: Prisma.ContactMessageOrderByWithRelationInput[] = [{ createdAt: "desc" }, { id: "desc" }];

/** Returns contact messages, newest first. */
export async function listContactMessages(
  app: App,
  { limit, offset }: ListContactMessagesInput,
): Promise<ContactMessage[]> {
  const rows = await app.db.prisma.contactMessage.findMany({
    where: { deletedAt: null },
    include: contactMessageInclude,
    orderBy: newestFirst,
    take: limit,
    skip: offset,
  });
  return rows.map(toContactMessage);
}

/** Returns the messages that nobody has answered or closed, the longest waiting first. */
export async function listWaitingMessages(app: App, take: number): Promise<ContactMessage[]> {
  const rows = await app.db.prisma.contactMessage.findMany({
    where: waiting,
    include: contactMessageInclude,
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    take,
  });
  return rows.map(toContactMessage);
}

/** Closes a message that waits for an answer. @returns false if it does not wait */
export async function closeMessage(tx: Prisma.TransactionClient, id: number): Promise<boolean> {
  const { count } = await tx.contactMessage.updateMany({ where: { id, ...waiting }, data: { closedAt: new Date() } });
  return count > 0;
}

/** Lets a closed message wait again. @returns false if it is not closed or has been answered */
export async function reopenMessage(tx: Prisma.TransactionClient, id: number): Promise<boolean> {
  const { count } = await tx.contactMessage.updateMany({
    where: { id, ...waiting, closedAt: { not: null } },
    data: { closedAt: null },
  });
  return count > 0;
}

const states: Record<NonNullable<ContactPageInput["state"]>, Prisma.ContactMessageWhereInput> = {
  unread: { readAt: null, closedAt: null },
  unanswered: { repliedAt: null },
  answered: { repliedAt: { not: null } },
};

/** Returns a page of the inbox, newest first. */
export async function findContactMessages(
  app: App,
  { page, state, search }: ContactPageInput,
): Promise<Page<ContactMessage>> {
  const limit = limits.contactMessagesPerPage;
  const where = {
    deletedAt: null,
    ...(state && states[state]),
    ...(search && { id: { in: await findIds(app, search) } }),
  };
  const [rows, total] = await Promise.all([
    app.db.prisma.contactMessage.findMany({
      where,
      include: contactMessageInclude,
      orderBy: newestFirst,
      take: limit,
      skip: (page - 1) * limit,
    }),
    app.db.prisma.contactMessage.count({ where }),
  ]);
  return toPage(rows.map(toContactMessage), { page, limit, total });
}

async function findIds(app: App, search: string): Promise<number[]> {
  const { rows } = await app.db.pool.query<{ id: number }>({
    name: "search-contact-messages",
    text: SEARCH_CONTACT_MESSAGE_IDS,
    values: [toSearchPhrase(search)],
  });
  return rows.map(({ id }) => id);
}

/**
 * Marks a message as read or unread, which lets a closed one wait again, or replies to it. A reply that is sent again is
 * ignored.
 * @throws NOT_FOUND; CONFLICT if it has been replied to
 */
export async function updateContactMessage(
  app: App,
  { id, isRead: wantsRead, replyMessage }: UpdateContactMessageInput,
): Promise<{ message: string }> {
  if (typeof replyMessage === "string") {
    const isSent = await app.db.prisma.contactMessage.count({
      where: { id, repliedAt: { not: null }, replyMessage, deletedAt: null },
    });
    if (isSent === 0) return reply(app, id, replyMessage);
  }
  const isRead = wantsRead ?? true;
  const { count } = await app.db.prisma.contactMessage.updateMany({
    where: { id, deletedAt: null },
    data: isRead ? { readAt: new Date() } : { readAt: null, closedAt: null },
  });
  if (count === 0) throw new AppError("NOT_FOUND");
  return { message: isRead ? adminContactTexts.read : adminContactTexts.updated };
}

/** Stores the reply and queues its mail. Of two replies at once the first is sent. */
function reply(app: App, id: number, replyMessage: string): Promise<{ message: string }> {
  return app.db.prisma.$transaction(async (tx) => {
    const now = new Date();
    const [row] = await tx.contactMessage.updateManyAndReturn({
      where: { id, repliedAt: null, deletedAt: null },
      data: { readAt: now, repliedAt: now, replyMessage },
    });
    if (!row) {
      if ((await tx.contactMessage.count({ where: { id, deletedAt: null } })) === 0) throw new AppError("NOT_FOUND");
      throw new AppError("CONFLICT", { message: adminContactTexts.alreadyReplied });
    }
    const { name, surname, email, subject, message } = row;
    const replyMailId = await queueMail(app, tx, {
      template: "contact_reply",
      to: { name: `${name} ${surname}`.trim(), email },
      props: { name, messageId: id, subject, message, reply: replyMessage },
    });
    await tx.contactMessage.update({ where: { id }, data: { replyMailId } });
    return { message: adminContactTexts.replySaved };
  });
}

/** Moves a message to the trash. @throws NOT_FOUND */
export async function removeContactMessage(app: App, id: number): Promise<void> {
  if ((await removeContactMessages(app, [id])) === 0) throw new AppError("NOT_FOUND");
}

/** Moves messages to the trash, where their subjects name them. @returns how many existed */
export async function removeContactMessages(app: App, ids: number[]): Promise<number> {
  return app.db.prisma.$transaction(async (tx) => {
    const removed = await tx.contactMessage.updateManyAndReturn({
      where: { id: { in: ids }, deletedAt: null },
      data: { deletedAt: await databaseNow(tx) },
      select: { id: true, subject: true },
    });
    const discarded = removed.map(({ id, subject }) => ({ entityId: id, title: subject, payload: {} }));
    await putInTrash(tx, "contactMessage", discarded);
    return removed.length;
  });
}

/** Restores a message from the trash. @throws NOT_FOUND also where its retention period has ended */
export async function restoreContactMessage(app: App, id: number): Promise<void> {
  await app.db.prisma.$transaction(async (tx) => {
    await takeFromTrash(tx, "contactMessage", id);
    const { count } = await tx.contactMessage.updateMany({
      where: { id, deletedAt: { not: null } },
      data: { deletedAt: null },
    });
    if (count === 0) throw new AppError("NOT_FOUND", { message: trashTexts.notFound });
  });
}
