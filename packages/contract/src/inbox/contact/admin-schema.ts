import { z } from "zod";
import { filterText, id, requiredText } from "../../common/atoms.ts";
import { limits } from "../../common/limits.ts";
import { offset, page, pageOf } from "../../common/paging.ts";
import { refuseEmpty } from "../../common/update.ts";
import { mailStatus } from "../../mail/admin-schema.ts";
import { adminContactTexts } from "./labels.ts";

const isRepliedField = z.boolean();

const LIST_LIMIT = 500;

/** A message in the administrator's inbox. */
export const contactMessage = z.object({
  id: z.number(),
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  subject: z.string(),
  message: z.string(),
  createdAt: z.string(),
  isRead: z.boolean(),
  isReplied: isRepliedField,
  replyMessage: z.string().nullable(),
  repliedAt: z.string().nullable(),
  telegramSent: z.boolean(),
  /** True if the bot check was unavailable and its fallback was used. */
  isUnchecked: z.boolean(),
  /** The mail of the reply; null before it, and after the e-mail log has deleted it. */
  replyMail: z.object({ id: z.number(), status: mailStatus, error: z.string() }).nullable(),
});

/** Filters of the inbox. */
export const listContactMessagesInput = z.strictObject({
  limit: z.int().min(1).max(LIST_LIMIT).default(LIST_LIMIT),
  offset,
});

export const contactState = z.enum(["unread", "unanswered", "answered"]);
export const contactPageInput = z.strictObject({ page, state: contactState.optional(), search: filterText });
export const contactPage = pageOf(contactMessage);

const reply = requiredText(limits.contactReplyMaxLength, adminContactTexts.replyRequired);
/** The reply's form. */
export const contactReplyForm = z.strictObject({ replyMessage: reply });

/** An id alone marks a message as read; a reply also marks it as replied. */
export const updateContactMessageInput = z
  .strictObject({
    id,
    isRead: z.boolean().optional(),
    isReplied: isRepliedField.optional(),
    replyMessage: reply.nullish(),
  })
  .refine(({ isReplied, replyMessage }) => !isReplied || typeof replyMessage === "string", {
    path: ["replyMessage"],
    message: adminContactTexts.replyRequired,
  })
  .meta({
    anyOf: [
      { properties: { isReplied: { const: false } } },
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
    .max(LIST_LIMIT),
});
export const removedCount = z.object({ deletedCount: z.number(), message: z.string() });

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
