import { done } from "@site/contract/common/results";
import {
  keepPostOutInput,
  keepWaitingOutInput,
  postIssue,
  postIssueInput,
} from "@site/contract/readers/subscribers/issues/schema";
import { adminProcedure, router } from "../../../../core/procedures/trpc.ts";
import { getPostIssue, keepPostOut, keepWaitingOut } from "./service.ts";

export const adminPostIssuesRouter = router({
  get: adminProcedure
    .input(postIssueInput)
    .output(postIssue)
    .query(({ ctx, input }) => getPostIssue(ctx.app, input.postId)),

  keepOut: adminProcedure
    .input(keepPostOutInput)
    .output(done)
    .mutation(({ ctx, input }) => keepPostOut(ctx.app, input)),

  keepWaitingOut: adminProcedure
    .input(keepWaitingOutInput)
    .output(done)
    .mutation(({ ctx, input }) => keepWaitingOut(ctx.app, input.issueIds)),
});
