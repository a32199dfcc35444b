import { z } from "zod";
import { filterText, id, requiredText } from "../../common/atoms.ts";
import { entities, meaningOf } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import { limits } from "../../common/limits.ts";
import { page } from "../../common/paging.ts";
import * as blogFields from "../fields.ts";
import { adminCommentTexts } from "./labels.ts";

/** A comment in the administrator's list. */
export const adminComment = z
  .object({
    id: fields.id,
    author_name: blogFields.authorName,
    author_surname: blogFields.authorSurname,
    author_email: z.string().meta({
      description: "Yazanın e-posta adresi · e-mail address of the author",
      example: "ayse.yilmaz@example.org",
    }),
    content: fields.content,
    created_at: fields.createdAt,
    is_approved: z.boolean().describe("Onaylandıysa true · true if it is approved"),
    is_admin_reply: blogFields.isAdminReply,
    /** True if the bot check was unavailable and its fallback was used. */
    is_unchecked: fields.isUnchecked,
    blog_posts: z.object({ title: fields.title, slug: fields.slug }).describe("Yorumun yazısı · post of the comment"),
    parentId: blogFields.parentId.nullable(),
    /** The answered comment; null for none and for a deleted one. */
    parent: z
      .object({ author_name: blogFields.authorName, content: fields.content })
      .nullable()
      .describe("Yanıtlanan yorum · comment that is answered"),
    /** True if the author is banned. */
    is_banned: z.boolean().describe("Yazanı engelliyse true · true if its author is banned"),
  })
  .register(entities, { id: "AdminComment" });

export const adminCommentPage = z
  .object({
    comments: z.array(adminComment).meta(meaningOf(fields.comments)),
    pagination: z
      .object({ page: fields.page, limit: fields.limit, total: fields.total, totalPages: fields.pageCount })
      .meta(fields.pagination),
  })
  .register(entities, { id: "AdminCommentPage" });

export const listAdminCommentsInput = z.strictObject({
  page,
  limit: z.int().min(1).max(100).default(limits.commentsPerAdminPage).meta(meaningOf(fields.limit)),
  status: z.enum(["all", "pending", "approved"]).default("all").meta(fields.status),
  search: filterText.meta(fields.search),
});

export const replyToCommentInput = z.strictObject({
  parentId: id.meta(meaningOf(blogFields.parentId)),
  content: requiredText(limits.commentMaxLength, adminCommentTexts.replyRequired).meta(meaningOf(fields.content)),
});

const ids = z
  .array(id, adminCommentTexts.selectionRequired)
  .min(1, adminCommentTexts.selectionRequired)
  .max(limits.commentsPerBulkChange);

/** Comments to approve or to delete together. */
export const manyCommentsInput = z.strictObject({ ids });
/** `ids` are those that changed. */
export const changedComments = z.object({ ids: z.array(z.number()), message: z.string() });

/** Bans the author of a comment. */
export const banAuthorInput = z.strictObject({ commentId: id });

/** A banned author. `email` is in lower case. */
export const commentBan = z.object({
  id: z.number(),
  author_name: z.string(),
  email: z.string(),
  is_member: z.boolean(),
  created_at: z.string(),
});
export const listBansInput = z.strictObject({ page });
export const commentBanPage = z.object({ bans: z.array(commentBan), total: z.number(), pageCount: z.number() });

export type CommentBan = z.output<typeof commentBan>;
export type AdminComment = z.output<typeof adminComment>;
export type AdminCommentPage = z.output<typeof adminCommentPage>;
export type ListAdminCommentsInput = z.output<typeof listAdminCommentsInput>;
export type ReplyToCommentInput = z.output<typeof replyToCommentInput>;
