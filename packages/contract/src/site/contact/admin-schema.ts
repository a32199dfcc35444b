import { z } from "zod";
import { id, requiredText } from "../../common/atoms.ts";
import { offset } from "../../common/paging.ts";
import { adminContactTexts } from "./labels.ts";

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
  created_at: z.string(),
  is_read: z.boolean(),
  is_replied: z.boolean(),
  reply_message: z.string().nullable(),
  replied_at: z.string().nullable(),
  telegram_sent: z.boolean(),
  /** True if the bot check was unavailable and its fallback was used. */
  is_unchecked: z.boolean(),
});

/** Filters of the inbox. */
export const listContactMessagesInput = z.object({ limit: z.int().min(1).max(LIST_LIMIT).default(LIST_LIMIT), offset });

/** An id alone marks a message as read; a reply also marks it as replied. */
export const updateContactMessageInput = z
  .object({
    id,
    is_read: z.boolean().optional(),
    is_replied: z.boolean().optional(),
    replyMessage: requiredText(10_000, adminContactTexts.replyRequired).optional(),
  })
  .refine(({ is_replied, replyMessage }) => !is_replied || replyMessage !== undefined, {
    path: ["replyMessage"],
    message: adminContactTexts.replyRequired,
  });

export const removeContactMessagesInput = z.object({
  messageIds: z
    .array(id, adminContactTexts.selectionRequired)
    .min(1, adminContactTexts.selectionRequired)
    .max(LIST_LIMIT),
});
export const removedCount = z.object({ deletedCount: z.number(), message: z.string() });

export type ContactMessage = z.output<typeof contactMessage>;
export type ListContactMessagesInput = z.output<typeof listContactMessagesInput>;
export type UpdateContactMessageInput = z.output<typeof updateContactMessageInput>;
