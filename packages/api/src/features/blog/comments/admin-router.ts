import {
  adminCommentPage,
  banAuthorInput,
  changedComments,
  commentBanPage,
  listAdminCommentsInput,
  listBansInput,
  manyCommentsInput,
  replyToCommentInput,
} from "@site/contract/blog/comments/admin-schema";
import { adminCommentTexts } from "@site/contract/blog/comments/labels";
import { id } from "@site/contract/common/atoms";
import { done } from "@site/contract/common/results";
import { z } from "zod";
import { listAs, restIn, spelledAs } from "../../../core/procedures/rest.ts";
import { adminProcedure, router } from "../../../core/procedures/trpc.ts";
import * as comments from "./admin-service.ts";
import * as bans from "./bans-service.ts";
import { removeComment, removeComments } from "./removal-service.ts";

const rest = restIn("Yönetim: yorumlar");

/** Keys of a comment that are documented in snake case. */
const SNAKE_NAMES = [
  ...["authorName", "authorSurname", "authorEmail", "createdAt", "blogPosts"],
  ...["isApproved", "isAdminReply", "isUnchecked", "isBanned"],
];

const byIdInput = z.strictObject({ id });

export const adminCommentsRouter = router({
  list: adminProcedure
    .meta({
      ...rest("GET /api/admin/comments", "Bütün yorumlar"),
      answer: spelledAs(listAs(adminCommentPage, "comments", "pagination"), SNAKE_NAMES),
    })
    .input(listAdminCommentsInput)
    .output(adminCommentPage)
    .query(({ ctx, input }) => comments.listAdminComments(ctx.app, input)),

  approve: adminProcedure
    .meta(rest("PUT /api/admin/comments/{id}/approve", "Yorum onaylama"))
    .input(byIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await comments.approveComment(ctx.app, ctx.adminIdentity.id, input.id);
      return { message: adminCommentTexts.approved };
    }),

  remove: adminProcedure
    .meta(rest("DELETE /api/admin/comments/{id}", "Yorum silme"))
    .input(byIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await removeComment(ctx.app, input.id);
      return { message: adminCommentTexts.removed };
    }),

  reply: adminProcedure
    .meta(rest("POST /api/admin/comments/reply", "Yoruma yanıt"))
    .input(replyToCommentInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await comments.replyToComment(ctx.app, ctx.adminIdentity.id, input);
      return { message: adminCommentTexts.replied };
    }),

  removeMany: adminProcedure
    .meta({ needsPassword: true })
    .input(manyCommentsInput)
    .output(changedComments)
    .mutation(async ({ ctx, input }) => {
      const ids = await removeComments(ctx.app, input.ids);
      return { ids, message: adminCommentTexts.removedMany(ids.length) };
    }),

  bans: adminProcedure
    .input(listBansInput)
    .output(commentBanPage)
    .query(({ ctx, input }) => bans.listBans(ctx.app, input.page)),

  ban: adminProcedure
    .input(banAuthorInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await bans.banAuthor(ctx.app, input.commentId);
      return { message: adminCommentTexts.banned };
    }),

  liftBan: adminProcedure
    .input(byIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await bans.liftBan(ctx.app, input.id);
      return { message: adminCommentTexts.banLifted };
    }),
});
