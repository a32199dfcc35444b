import { commentTexts } from "@site/contract/blog/comments/labels";
import {
  comment,
  createCommentInput,
  createCommentResult,
  listCommentsInput,
  listPendingCommentsInput,
  pendingComment,
  stopCommentMailsInput,
} from "@site/contract/blog/comments/schema";
import { done } from "@site/contract/common/results";
import { z } from "zod";
import { restIn, spelledAs } from "../../../core/procedures/rest.ts";
import { publicProcedure, router } from "../../../core/procedures/trpc.ts";
import { stopCommentMails } from "./publication-service.ts";
import { listComments, listPendingComments } from "./reading-service.ts";
import { createComment } from "./service.ts";

const rest = restIn("Yorumlar");

/** Keys of a comment that are documented in snake case. */
const SNAKE_NAMES = ["authorName", "authorSurname", "createdAt", "isAdminReply", "isPending", "isUserComment"];

export const commentsRouter = router({
  list: publicProcedure
    .meta({
      ...rest("GET /api/comments/blog/{blogPostId}", "Bir yazının yorumları"),
      answer: spelledAs(z.array(comment), SNAKE_NAMES),
      keyScope: "public:read",
    })
    .input(listCommentsInput)
    .output(z.array(comment))
    .query(({ ctx, input }) => listComments(ctx.app, input.blogPostId)),

  /** A mutation, so that tokens travel in the body. */
  pending: publicProcedure
    .input(listPendingCommentsInput)
    .output(z.array(pendingComment))
    .mutation(({ ctx, input }) => ctx.member().then((member) => listPendingComments(ctx.app, member, input))),

  /** Called by the unsubscribe screen and by mail programs (one click). Merely opening the link changes nothing. */
  stopMails: publicProcedure
    .meta({
      ...rest("POST /api/comments/stop-mails", "E-postadaki bağlantıyla yorum e-postalarını durdurma"),
      isOneClick: true,
    })
    .input(stopCommentMailsInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await stopCommentMails(ctx.app, input.token);
      return { message: commentTexts.mailsStopped };
    }),

  create: publicProcedure
    .meta({ ...rest("POST /api/comments", "Yorum yazma"), answer: spelledAs(createCommentResult, SNAKE_NAMES) })
    .input(createCommentInput)
    .output(createCommentResult)
    .mutation(async ({ ctx, input }) =>
      createComment(ctx.app, ctx.caller, { admin: await ctx.admin(), member: await ctx.member() }, input),
    ),
});
