import { comment, createCommentInput, createCommentResult, listCommentsInput, listPendingCommentsInput, pendingComment } from "@site/contract/comments/schema";
import { z } from "zod";
import { publicProcedure, router } from "../../core/trpc.ts";
import { listComments, listPendingComments } from "./reading-service.ts";
import { createComment } from "./service.ts";

const tags = ["Yorumlar"];

export const commentsRouter = router({
  list: publicProcedure
    .meta({ openapi: { method: "GET", path: "/api/comments/blog/{blogPostId}", tags, summary: "Bir yazının yorumları" } })
    .input(listCommentsInput)
    .output(z.array(comment))
    .query(({ ctx, input }) => listComments(ctx.app, input.blogPostId)),

  /** A mutation, so that tokens travel in the body and not in an address. */
  pending: publicProcedure
    .input(listPendingCommentsInput)
    .output(z.array(pendingComment))
    .mutation(({ ctx, input }) => listPendingComments(ctx.app, input)),

  create: publicProcedure
    .meta({ openapi: { method: "POST", path: "/api/comments", tags, summary: "Yorum yazma" } })
    .input(createCommentInput)
    .output(createCommentResult)
    .mutation(async ({ ctx, input }) => createComment(ctx.app, ctx.caller, { admin: await ctx.admin() }, input)),
});
