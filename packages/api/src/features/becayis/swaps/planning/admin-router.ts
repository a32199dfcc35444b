import { planTexts } from "@site/contract/becayis/swaps/planning/labels";
import { planFunnel, planFunnelInput, plansOverview } from "@site/contract/becayis/swaps/planning/schema";
import { done } from "@site/contract/common/results";
import { adminProcedure, router } from "../../../../core/procedures/trpc.ts";
import * as plans from "./overview-service.ts";

/** Calls for the plans of the board. */
export const adminPlansRouter = router({
  overview: adminProcedure.output(plansOverview).query(({ ctx }) => plans.getPlansOverview(ctx.app)),

  refresh: adminProcedure.output(done).mutation(async ({ ctx }) => {
    await plans.refreshPlans(ctx.app);
    return { message: planTexts.refreshed };
  }),

  funnel: adminProcedure
    .input(planFunnelInput)
    .output(planFunnel)
    .query(({ ctx, input }) => plans.getPlanFunnel(ctx.app, input.days)),
});
