import type {
  ContactMessage,
  ListContactMessagesInput,
  UpdateContactMessageInput,
} from "@site/contract/site/contact/admin-schema";
import { adminContactTexts } from "@site/contract/site/contact/labels";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/errors.ts";
import { toContactMessage } from "./view.ts";

/** Returns contact messages, newest first. */
export async function listContactMessages(
  app: App,
  { limit, offset }: ListContactMessagesInput,
): Promise<ContactMessage[]> {
  return (
    await app.db.prisma.contactMessage.findMany({
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: limit,
      skip: offset,
    })
  ).map(toContactMessage);
}

/** Marks a message as read or unread, or stores the reply. @throws NOT_FOUND */
export async function updateContactMessage(
  app: App,
  { id, is_read, replyMessage }: UpdateContactMessageInput,
): Promise<{ message: string }> {
  const now = new Date();
  const isRead = is_read ?? true;
  const reply = replyMessage === undefined ? {} : { replyMessage, repliedAt: now };
  const { count } = await app.db.prisma.contactMessage.updateMany({
    where: { id },
    data: { readAt: isRead ? now : null, ...reply },
  });
  if (count === 0) throw new AppError("NOT_FOUND");
  if (replyMessage !== undefined) return { message: adminContactTexts.replySaved };
  return { message: isRead ? adminContactTexts.read : adminContactTexts.updated };
}

/** Deletes a message. @throws NOT_FOUND */
export async function removeContactMessage(app: App, id: number): Promise<void> {
  if ((await removeContactMessages(app, [id])) === 0) throw new AppError("NOT_FOUND");
}

/** Deletes messages. @returns how many existed */
export async function removeContactMessages(app: App, ids: number[]): Promise<number> {
  return (await app.db.prisma.contactMessage.deleteMany({ where: { id: { in: ids } } })).count;
}
