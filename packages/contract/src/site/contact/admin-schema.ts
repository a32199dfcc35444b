import { z } from "zod";
import { filterText, id, requiredText } from "../../common/atoms.ts";
import { entities, meaningOf } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import { limits } from "../../common/limits.ts";
import { offset, page } from "../../common/paging.ts";
import { refuseEmpty } from "../../common/update.ts";
import { mailStatus } from "../../mail/admin-schema.ts";
import { adminContactTexts } from "./labels.ts";

const isRepliedField = z
  .boolean()
  .describe("Yanıtlandıysa true; yanıt metni gerekir · true if it was replied to; needs the text");

const LIST_LIMIT = 500;

/** A message in the administrator's inbox. */
export const contactMessage = z
  .object({
    id: fields.id,
    name: fields.name,
    surname: fields.lastName,
    email: fields.email,
    phone: fields.phone.nullable(),
    subject: fields.subject,
    message: fields.message,
    created_at: fields.createdAt,
    is_read: fields.isRead,
    is_replied: isRepliedField,
    reply_message: z.string().nullable().meta({
      description: "Gönderilen yanıt; yoksa null · reply that was sent; null without one",
      example: "İlginiz için teşekkür ederiz. Size yarın döneceğiz.",
    }),
    replied_at: z.string().nullable().describe("Yanıt zamanı; yoksa null · time of the reply; null without one"),
    telegram_sent: z.boolean().describe("Telegram'a iletildiyse true · true if it was sent to Telegram"),
    /** True if the bot check was unavailable and its fallback was used. */
    is_unchecked: fields.isUnchecked,
    /** The mail of the reply; null before, and after the e-mail log has dropped it. */
    reply_mail: z
      .object({ id: fields.id, status: mailStatus, error: fields.error })
      .nullable()
      .describe("Yanıtın e-postası; yoksa null · mail of the reply; null without one"),
  })
  .register(entities, { id: "ContactMessage" });

/** Filters of the inbox. */
export const listContactMessagesInput = z.strictObject({
  limit: z.int().min(1).max(LIST_LIMIT).default(LIST_LIMIT).meta(meaningOf(fields.limit)),
  offset,
});

export const contactState = z.enum(["unread", "unanswered", "answered"]);
export const contactPageInput = z.strictObject({ page, state: contactState.optional(), search: filterText });
export const contactPage = z.object({
  messages: z.array(contactMessage),
  total: z.number(),
  pageCount: z.number(),
});

const reply = requiredText(limits.contactReplyMaxLength, adminContactTexts.replyRequired);
/** The reply's form. */
export const contactReplyForm = z.strictObject({ replyMessage: reply });

/** An id alone marks a message as read; a reply also marks it as replied. */
export const updateContactMessageInput = z
  .strictObject({
    id,
    is_read: fields.isRead.optional(),
    is_replied: isRepliedField.optional(),
    replyMessage: reply.nullish().meta({
      description: "Yanıtın metni · text of the reply",
      example: "İlginiz için teşekkür ederiz. Size yarın döneceğiz.",
    }),
  })
  .refine(({ is_replied, replyMessage }) => !is_replied || typeof replyMessage === "string", {
    path: ["replyMessage"],
    message: adminContactTexts.replyRequired,
  })
  .meta({
    anyOf: [
      { properties: { is_replied: { const: false } } },
      {
        required: ["replyMessage"],
        properties: { replyMessage: { type: "string", maxLength: limits.contactReplyMaxLength } },
      },
    ],
  });

export const removeContactMessagesInput = z.strictObject({
  messageIds: z
    .array(id, adminContactTexts.selectionRequired)
    .min(1, adminContactTexts.selectionRequired)
    .max(LIST_LIMIT)
    .describe("Mesajların numaraları · ids of the messages"),
});
export const removedCount = z
  .object({ deletedCount: fields.deletedCount, message: fields.message })
  .register(entities, { id: "RemovedCount" });

/** A reply that is used often. */
export const savedReplyForm = z.strictObject({
  title: requiredText(120, adminContactTexts.savedReplyTitleRequired),
  body: requiredText(limits.contactReplyMaxLength, adminContactTexts.replyRequired),
});
/** Missing fields stay unchanged. */
export const updateSavedReplyInput = savedReplyForm.partial().extend({ id }).superRefine(refuseEmpty(savedReplyForm));
export const savedReply = z.object({ id: z.number(), title: z.string(), body: z.string() });

export type ContactPageInput = z.output<typeof contactPageInput>;
export type SavedReply = z.output<typeof savedReply>;
export type UpdateSavedReplyInput = z.output<typeof updateSavedReplyInput>;
export type SavedReplyForm = z.output<typeof savedReplyForm>;
export type ContactMessage = z.output<typeof contactMessage>;
export type ListContactMessagesInput = z.output<typeof listContactMessagesInput>;
export type UpdateContactMessageInput = z.output<typeof updateContactMessageInput>;
