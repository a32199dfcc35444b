import { z } from "zod";
import { botCheckFields } from "../../bot-check/schema.ts";
import { id, optionalEmail, personName, requiredText, text } from "../../common/atoms.ts";
import { limits } from "../../common/limits.ts";
import { commentTexts } from "./labels.ts";

const content = requiredText(limits.commentMaxLength, commentTexts.contentRequired);

const name = personName(limits.commentNameMaxLength, commentTexts.fieldsRequired);

/** Returns the author fields of a guest. @param needed the message for an empty field */
const getAuthor = (needed: Record<"name" | "email", string>) =>
  z.object({
    authorName: personName(limits.commentNameMaxLength, needed.name).min(1, needed.name),
    authorSurname: name.nullish(),
    authorEmail: optionalEmail(commentTexts.emailInvalid, limits.commentEmailMaxLength).min(1, needed.email),
  });

/** Author fields of a guest, as documented. */
export const guestAuthor = getAuthor({ name: commentTexts.fieldsRequired, email: commentTexts.fieldsRequired });

/** The comment form of members and of the administrator. */
export const commentForm = z.strictObject({
  content: content,
});
/** The comment form of guests, whose messages name their fields. */
export const guestCommentForm = commentForm.extend(
  getAuthor({ name: commentTexts.nameRequired, email: commentTexts.emailRequired }).shape,
);

/** A comment to create. The session determines the author: author fields count only for guests. */
export const createCommentInput = commentForm.extend({
  blogPostId: id,
  parentId: id.nullish(),
  authorName: name.nullish(),
  authorSurname: name.nullish(),
  authorEmail: text(limits.commentEmailMaxLength).nullish(),
  /** True to receive mails when the comment is published and answered. */
  notify: z.boolean().nullish(),
  /** Sent by the administrator's form; rejected without an administrator's session. */
  isAdminReply: z.boolean().nullish(),
  ...botCheckFields,
});

/** A published comment with its answers. Surname and e-mail are visible only to the administrator. */
export const comment = z.object({
  id: z.number(),
  blogPostId: z.number(),
  parentId: z.number().nullable(),
  authorName: z.string(),
  content: z.string(),
  createdAt: z.string(),
  isAdminReply: z.boolean(),
  get replies() {
    return z.array(comment);
  },
});

/** A comment that awaits approval, as its author sees it. */
export const pendingComment = z.object({
  id: z.number(),
  blogPostId: z.number(),
  parentId: z.number().nullable(),
  authorName: z.string(),
  authorSurname: z.string(),
  content: z.string(),
  createdAt: z.string(),
  isPending: z.literal(true),
  isUserComment: z.boolean(),
  /** Lets its holder read the pending comment, on any device. */
  token: z.string(),
});

/** `pending` is null for a comment published at once. */
export const createCommentResult = z.object({
  message: z.string(),
  pending: pendingComment.nullable(),
});

export const stopCommentMailsInput = z.strictObject({ token: text(200) });

export const listCommentsInput = z.strictObject({ blogPostId: id });
export const listPendingCommentsInput = listCommentsInput.extend({
  tokens: z.array(text(200)).max(limits.pendingCommentsKept),
});

export type Comment = z.output<typeof comment>;
export type PendingComment = z.output<typeof pendingComment>;
export type CreateCommentInput = z.output<typeof createCommentInput>;
export type GuestAuthor = z.output<typeof guestAuthor>;
export type ListPendingCommentsInput = z.output<typeof listPendingCommentsInput>;
