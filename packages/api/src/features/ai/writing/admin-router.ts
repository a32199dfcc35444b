import { aiReadiness } from "@site/contract/ai/usage/schema";
import {
  postTextsInput,
  rewriteInput,
  rewriteResult,
  tagProposals,
  titleProposals,
} from "@site/contract/ai/writing/schema";
import { adminProcedure, router } from "../../../core/procedures/trpc.ts";
import { getAiReadiness, proposeTags, proposeTitles, rewriteText } from "./service.ts";

export const adminAiWritingRouter = router({
  readiness: adminProcedure.output(aiReadiness).query(({ ctx }) => getAiReadiness(ctx.app)),

  rewrite: adminProcedure
    .meta({ isUnaudited: true })
    .input(rewriteInput)
    .output(rewriteResult)
    .mutation(({ ctx, input }) => rewriteText(ctx.app, input)),

  proposeTitles: adminProcedure
    .meta({ isUnaudited: true })
    .input(postTextsInput)
    .output(titleProposals)
    .mutation(({ ctx, input }) => proposeTitles(ctx.app, input)),

  proposeTags: adminProcedure
    .meta({ isUnaudited: true })
    .input(postTextsInput)
    .output(tagProposals)
    .mutation(({ ctx, input }) => proposeTags(ctx.app, input)),
});
