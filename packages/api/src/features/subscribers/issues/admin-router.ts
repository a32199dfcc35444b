import { done } from "@site/contract/common/results";
import {
  keepPostOutInput,
  keepWaitingOutInput,
  postIssue,
  postIssueInput,
} from "@site/contract/subscribers/issues/schema";
import { restIn } from "../../../core/procedures/rest.ts";
import { adminProcedure, router } from "../../../core/procedures/trpc.ts";
import { getPostIssue, keepPostOut, keepWaitingOut } from "./service.ts";

const rest = restIn("Yönetim: aboneler");

export const adminPostIssuesRouter = router({
  get: adminProcedure
    .meta(rest("GET /api/admin/mailing/posts/{postId}", "Yazının abonelere gönderimi"))
    .input(postIssueInput)
    .output(postIssue)
    .query(({ ctx, input }) => getPostIssue(ctx.app, input.postId)),

  keepOut: adminProcedure
    .meta(rest("PUT /api/admin/mailing/posts/{postId}", "Yazıyı gönderim dışında tutma veya gönderime alma"))
    .input(keepPostOutInput)
    .output(done)
    .mutation(({ ctx, input }) => keepPostOut(ctx.app, input)),

  keepWaitingOut: adminProcedure
    .meta(rest("POST /api/admin/mailing/posts/keep-out", "Bekleyen yazıları gönderim dışında tutma"))
    .input(keepWaitingOutInput)
    .output(done)
    .mutation(({ ctx, input }) => keepWaitingOut(ctx.app, input.issueIds)),
});
