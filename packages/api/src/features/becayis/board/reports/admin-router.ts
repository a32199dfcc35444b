import { listReportsInput, reportPage, resolveReportInput } from "@site/contract/becayis/board/reports/admin-schema";
import { reportTexts } from "@site/contract/becayis/board/reports/labels";
import { done } from "@site/contract/common/results";
import { adminProcedure, router } from "../../../../core/procedures/trpc.ts";
import * as reports from "./admin-service.ts";

/** Calls for members' reports of listings and contact requests. */
export const adminReportsRouter = router({
  list: adminProcedure
    .input(listReportsInput)
    .output(reportPage)
    .query(({ ctx, input }) => reports.listReports(ctx.app, input)),

  resolve: adminProcedure
    .input(resolveReportInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await reports.resolveReport(ctx.app, input);
      return { message: reportTexts.resolved };
    }),
});
