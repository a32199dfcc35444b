import { dashboardOverview, dashboardStats } from "@site/contract/dashboard/schema";
import { restIn } from "../../core/procedures/rest.ts";
import { adminProcedure, router } from "../../core/procedures/trpc.ts";
import * as dashboard from "./service.ts";

const rest = restIn("Yönetim: özet");

export const dashboardRouter = router({
  stats: adminProcedure
    .meta(rest("GET /api/admin/stats", "Sayılar"))
    .output(dashboardStats)
    .query(({ ctx }) => dashboard.getDashboardStats(ctx.app)),

  overview: adminProcedure.output(dashboardOverview).query(({ ctx }) => dashboard.readDashboard(ctx.app)),
});
