import { z } from "zod";
import { filterText, id, requiredText } from "../../common/atoms.ts";
import { limits } from "../../common/limits.ts";
import { page } from "../../common/paging.ts";
import { adminCommentTexts } from "./labels.ts";

/** A comment in the administrator's list. */
export const adminComment = z.object({
  id: z.number(),
  author_name: z.string(),
  author_surname: z.string(),
  author_email: z.string(),
  content: z.string(),
  created_at: z.string(),
  is_approved: z.boolean(),
  is_admin_reply: z.boolean(),
  /** True if the bot check was unavailable and its fallback was used. */
  is_unchecked: z.boolean(),
  blog_posts: z.object({ title: z.string(), slug: z.string() }),
  parentId: z.number().nullable(),
});

export const adminCommentPage = z.object({
  comments: z.array(adminComment),
  pagination: z.object({ page: z.number(), limit: z.number(), total: z.number(), totalPages: z.number() }),
});

export const listAdminCommentsInput = z.object({
  page,
  limit: z.int().min(1).max(100).default(limits.commentsPerAdminPage),
  status: z.enum(["all", "pending", "approved"]).default("all"),
  search: filterText,
});

export const replyToCommentInput = z.object({
  parentId: id,
  content: requiredText(limits.commentMaxLength, adminCommentTexts.replyRequired),
});

export type AdminComment = z.output<typeof adminComment>;
export type AdminCommentPage = z.output<typeof adminCommentPage>;
export type ListAdminCommentsInput = z.output<typeof listAdminCommentsInput>;
export type ReplyToCommentInput = z.output<typeof replyToCommentInput>;
