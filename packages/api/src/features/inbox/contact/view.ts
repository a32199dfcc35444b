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
    created_at: row.createdAt.toISOString(),
    is_read: row.readAt !== null || row.closedAt !== null,
    is_replied: row.repliedAt !== null,
    reply_message: row.replyMessage,
    replied_at: row.repliedAt?.toISOString() ?? null,
    telegram_sent: row.telegramSentAt !== null,
    is_unchecked: row.isUnchecked,
    reply_mail: replyMail && {
      id: replyMail.id,
      status: mailStatus.parse(replyMail.status),
      error: replyMail.errorMessage,
    },
  };
}
