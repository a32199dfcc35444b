import { planTexts } from "@site/contract/becayis/planning/labels";
import { planFunnel, planFunnelInput, plansOverview } from "@site/contract/becayis/planning/schema";
import { done } from "@site/contract/common/results";
import { restIn } from "../../../core/procedures/rest.ts";
import { adminProcedure, router } from "../../../core/procedures/trpc.ts";
import * as plans from "./overview-service.ts";

const rest = restIn("Yönetim: becayiş");

/** The plans of the board. */
export const adminPlansRouter = router({
  overview: adminProcedure
    .meta(rest("GET /api/admin/becayis/plans", "Grupların planları"))
    .output(plansOverview)
    .query(({ ctx }) => plans.getPlansOverview(ctx.app)),

  refresh: adminProcedure
    .meta(rest("POST /api/admin/becayis/plans/refresh", "Planları yenileme"))
    .output(done)
    .mutation(async ({ ctx }) => {
      await plans.refreshPlans(ctx.app);
      return { message: planTexts.refreshed };
    }),

  funnel: adminProcedure
    .meta(rest("GET /api/admin/becayis/plans/funnel", "İlandan yer değiştirmeye sayılar"))
    .input(planFunnelInput)
    .output(planFunnel)
    .query(({ ctx, input }) => plans.getPlanFunnel(ctx.app, input.days)),
});
