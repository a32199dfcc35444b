import { z } from "zod";
import { id, optionalEmail, personName, requiredText, text } from "../../common/atoms.ts";
import { entities, meaningOf } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import { limits } from "../../common/limits.ts";
import { botCheckFields } from "../../site/bot-check/schema.ts";
import * as blogFields from "../fields.ts";
import { commentTexts } from "./labels.ts";

const content = requiredText(limits.commentMaxLength, commentTexts.contentRequired);

const name = personName(limits.commentNameMaxLength, commentTexts.fieldsRequired);

const guestEmail = optionalEmail(commentTexts.emailInvalid, limits.commentEmailMaxLength).min(
  1,
  commentTexts.fieldsRequired,
);

/** Author fields of a guest. */
export const guestAuthor = z.object({
  authorName: name.min(1, commentTexts.fieldsRequired),
  authorSurname: name.nullish(),
  authorEmail: guestEmail,
});

/** The comment form of members and of the administrator. */
export const commentForm = z.strictObject({
  content: content.meta({ ...meaningOf(fields.content), example: "Elinize sağlık, çok yararlı bir yazı olmuş." }),
});
/** The comment form of guests. */
export const guestCommentForm = commentForm.extend(guestAuthor.shape);

/** A comment to create. The session determines the author: author fields count only for guests. */
export const createCommentInput = commentForm.extend({
  blogPostId: id.meta(meaningOf(fields.postId)),
  parentId: id.nullish().meta({ ...meaningOf(blogFields.parentId), example: null }),
  authorName: name.nullish().meta(meaningOf(blogFields.authorName)),
  authorSurname: name.nullish().meta(meaningOf(blogFields.authorSurname)),
  authorEmail: text(limits.commentEmailMaxLength).nullish().meta({
    description: "Yazanın e-posta adresi; gösterilmez · e-mail address of the author, never shown",
    example: "ayse.yilmaz@example.org",
  }),
  /** True to receive mails when the comment is published and answered. */
  notify: z
    .boolean()
    .nullish()
    .describe("Yayınlanınca ve yanıtlanınca e-posta için true · true for mails when it appears and is answered"),
  /** Sent by the administrator's form; rejected without an administrator's session. */
  isAdminReply: z.boolean().nullish().meta({
    description: "Yönetici yanıtıysa true; oturumu gerekir · true for an administrator's answer, with a session",
    example: null,
  }),
  ...botCheckFields,
});

/** A published comment with its answers. Surname and e-mail are visible only to the administrator. */
export const comment = z.object({
  id: fields.id,
  blogPostId: fields.postId,
  parentId: blogFields.parentId.nullable(),
  author_name: blogFields.authorName,
  content: z.string().meta({
    description: "Yorumun metni · text of the comment",
    example: "Elinize sağlık, çok yararlı bir yazı olmuş.",
  }),
  created_at: fields.createdAt,
  is_admin_reply: blogFields.isAdminReply,
  get replies() {
    return z.array(comment).describe("Yanıtlar · answers");
  },
});
entities.add(comment, { id: "Comment" }); // the chained call would have no type, because the schema contains itself

/** A comment that awaits approval, as its author sees it. */
export const pendingComment = z
  .object({
    id: fields.id,
    blogPostId: fields.postId,
    parentId: blogFields.parentId.nullable(),
    author_name: blogFields.authorName,
    author_surname: blogFields.authorSurname,
    content: fields.content,
    created_at: fields.createdAt,
    is_pending: z.literal(true).describe("Onay bekliyorsa true · true while it waits for approval"),
    is_user_comment: z.boolean().describe("Bir üyenin yorumuysa true · true for a member's comment"),
    /** Shows the pending comment to its holder, on any device. */
    token: fields.token,
  })
  .register(entities, { id: "PendingComment" });

/** `pending` is null for a comment published at once. */
export const createCommentResult = z
  .object({
    message: fields.message,
    pending: pendingComment.nullable().meta(meaningOf(fields.pending)),
  })
  .register(entities, { id: "CreateCommentResult" });

export const stopCommentMailsInput = z.strictObject({ token: text(200).meta(meaningOf(fields.token)) });

export const listCommentsInput = z.strictObject({ blogPostId: id.meta(meaningOf(fields.postId)) });
export const listPendingCommentsInput = listCommentsInput.extend({
  tokens: z.array(text(200)).max(limits.pendingCommentsKept),
});

export type Comment = z.output<typeof comment>;
export type PendingComment = z.output<typeof pendingComment>;
export type CreateCommentInput = z.output<typeof createCommentInput>;
export type GuestAuthor = z.output<typeof guestAuthor>;
export type ListPendingCommentsInput = z.output<typeof listPendingCommentsInput>;
