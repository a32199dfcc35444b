import {
  adminCommentPage,
  listAdminCommentsInput,
  replyToCommentInput,
} from "@site/contract/blog/comments/admin-schema";
import { adminCommentTexts } from "@site/contract/blog/comments/labels";
import { id } from "@site/contract/common/atoms";
import { done } from "@site/contract/common/results";
import { z } from "zod";
import { adminProcedure, router } from "../../../core/trpc.ts";
import * as comments from "./admin-service.ts";

const byIdInput = z.object({ id });
const tags = ["Yönetim: yorumlar"];

export const adminCommentsRouter = router({
  list: adminProcedure
    .meta({ openapi: { method: "GET", path: "/api/admin/comments", tags, summary: "Bütün yorumlar", protect: true } })
    .input(listAdminCommentsInput)
    .output(adminCommentPage)
    .query(({ ctx, input }) => comments.listAdminComments(ctx.app, input)),

  approve: adminProcedure
    .meta({
      openapi: {
        method: "PUT",
        path: "/api/admin/comments/{id}/approve",
        tags,
        summary: "Yorum onaylama",
        protect: true,
      },
    })
    .input(byIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await comments.approveComment(ctx.app, input.id);
      return { message: adminCommentTexts.approved };
    }),

  remove: adminProcedure
    .meta({
      openapi: { method: "DELETE", path: "/api/admin/comments/{id}", tags, summary: "Yorum silme", protect: true },
    })
    .input(byIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await comments.removeComment(ctx.app, input.id);
      return { message: adminCommentTexts.removed };
    }),

  reply: adminProcedure
    .meta({
      openapi: { method: "POST", path: "/api/admin/comments/reply", tags, summary: "Yoruma yanıt", protect: true },
    })
    .input(replyToCommentInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await comments.replyToComment(ctx.app, ctx.adminIdentity.id, input);
      return { message: adminCommentTexts.replied };
    }),
});
