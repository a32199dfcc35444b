import { aiReadiness } from "@site/contract/ai/usage/schema";
import {
  postTextsInput,
  rewriteInput,
  rewriteResult,
  tagProposals,
  titleProposals,
} from "@site/contract/ai/writing/schema";
import { editorProcedure, router } from "../../../core/procedures/trpc.ts";
import { getAiReadiness } from "./readiness-service.ts";
import { proposeTags, proposeTitles, rewriteText } from "./service.ts";

export const adminAiWritingRouter = router({
  readiness: editorProcedure.output(aiReadiness).query(({ ctx }) => getAiReadiness(ctx.app)),

  rewrite: editorProcedure
    .meta({ isUnaudited: true })
    .input(rewriteInput)
    .output(rewriteResult)
    .mutation(({ ctx, input }) => rewriteText(ctx.app, input)),

  proposeTitles: editorProcedure
    .meta({ isUnaudited: true })
    .input(postTextsInput)
    .output(titleProposals)
    .mutation(({ ctx, input }) => proposeTitles(ctx.app, input)),

  proposeTags: editorProcedure
    .meta({ isUnaudited: true })
    .input(postTextsInput)
    .output(tagProposals)
    .mutation(({ ctx, input }) => proposeTags(ctx.app, input)),
});
