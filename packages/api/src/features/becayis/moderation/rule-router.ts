import { ruleTexts } from "@site/contract/becayis/moderation/rule-labels";
import {
  decideRuleApprovalInput,
  ruleApproval,
  ruleEffect,
  ruleEffectInput,
} from "@site/contract/becayis/moderation/rule-schema";
import { id } from "@site/contract/common/atoms";
import { done } from "@site/contract/common/results";
import { z } from "zod";
import { moderatorProcedure, ownerProcedure, router } from "../../../core/procedures/trpc.ts";
import { getRuleEffect } from "../listings/rule-approval-service.ts";
import * as approvals from "./rule-approvals-service.ts";

/** Shows what the rule would publish, and takes the later look at its publications. Serves the admin area alone. */
export const ruleApprovalsRouter = router({
  effect: ownerProcedure
    .input(ruleEffectInput)
    .output(ruleEffect)
    .query(({ ctx, input }) => getRuleEffect(ctx.app, input)),

  list: moderatorProcedure.output(z.array(ruleApproval)).query(({ ctx }) => approvals.listRuleApprovals(ctx.app)),

  look: moderatorProcedure
    .input(decideRuleApprovalInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await approvals.lookAtListing(ctx.app, input);
      return { message: ruleTexts.looked };
    }),

  holdWithdrawal: moderatorProcedure
    .input(decideRuleApprovalInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await approvals.holdWithdrawal(ctx.app, input);
      return { message: ruleTexts.withdrawalHeld };
    }),

  keep: moderatorProcedure
    .input(z.strictObject({ id }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await approvals.keepListing(ctx.app, input.id);
      return { message: ruleTexts.kept };
    }),
});
