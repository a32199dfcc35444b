import type { ContactMessage } from "@site/contract/inbox/contact/admin-schema";
import { mailStatus } from "@site/contract/mail/admin-schema";
import type { Prisma } from "@site/db";

export const contactMessageInclude = { replyMail: { select: { id: true, status: true, errorMessage: true } } } as const;

export function toContactMessage(
  row: Prisma.ContactMessageGetPayload<{ include: typeof contactMessageInclude }>,
): ContactMessage {
  const { replyMail } = row;
  return {
    id: row.id,
    name: row.name,
    surname: row.surname,
    email: row.email,
    phone: row.phone,
    subject: row.subject,
    message: row.message,
    createdAt: row.createdAt.toISOString(),
    isRead: row.readAt !== null || row.closedAt !== null,
    isReplied: row.repliedAt !== null,
    replyMessage: row.replyMessage,
    repliedAt: row.repliedAt?.toISOString() ?? null,
    telegramSent: row.telegramSentAt !== null,
    isUnchecked: row.isUnchecked,
    replyMail: replyMail && {
      id: replyMail.id,
      status: mailStatus.parse(replyMail.status),
      error: replyMail.errorMessage,
    },
  };
}
