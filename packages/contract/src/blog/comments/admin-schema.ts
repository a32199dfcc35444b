import { z } from "zod";
import { filterText, id, requiredText } from "../../common/atoms.ts";
import { limits } from "../../common/limits.ts";
import { page, pageOf } from "../../common/paging.ts";
import { adminCommentTexts } from "./labels.ts";

/** A comment in the administrator's list. */
export const adminComment = z.object({
  id: z.number(),
  authorName: z.string(),
  authorSurname: z.string(),
  authorEmail: z.string(),
  content: z.string(),
  createdAt: z.string(),
  isApproved: z.boolean(),
  isAdminReply: z.boolean(),
  /** True if the bot check was unavailable and its fallback was used. */
  isUnchecked: z.boolean(),
  blogPosts: z.object({ title: z.string(), slug: z.string() }),
  parentId: z.number().nullable(),
  /** The answered comment; null for none and for a deleted one. */
  parent: z.object({ authorName: z.string(), content: z.string() }).nullable(),
  /** True if the author is banned. */
  isBanned: z.boolean(),
});

export const adminCommentPage = pageOf(adminComment);

export const listAdminCommentsInput = z.strictObject({
  page,
  limit: z.int().min(1).max(100).default(limits.commentsPerAdminPage),
  status: z.enum(["all", "pending", "approved"]).default("all"),
  search: filterText,
});

export const replyToCommentInput = z.strictObject({
  parentId: id,
  content: requiredText(limits.commentMaxLength, adminCommentTexts.replyRequired),
});

const ids = z
  .array(id, adminCommentTexts.selectionRequired)
  .min(1, adminCommentTexts.selectionRequired)
  .max(limits.commentsPerBulkChange);

/** Comments to approve or to delete together. */
export const manyCommentsInput = z.strictObject({ ids });
/** `ids` are the changed comments. */
export const changedComments = z.object({ ids: z.array(z.number()), message: z.string() });

/** Bans the author of a comment. */
export const banAuthorInput = z.strictObject({ commentId: id });

/** A banned author. `email` is in lower case. */
export const commentBan = z.object({
  id: z.number(),
  authorName: z.string(),
  email: z.string(),
  isMember: z.boolean(),
  createdAt: z.string(),
});
export const listBansInput = z.strictObject({ page });
export const commentBanPage = pageOf(commentBan);

export type CommentBan = z.output<typeof commentBan>;
export type AdminComment = z.output<typeof adminComment>;
export type ListAdminCommentsInput = z.output<typeof listAdminCommentsInput>;
export type ReplyToCommentInput = z.output<typeof replyToCommentInput>;
