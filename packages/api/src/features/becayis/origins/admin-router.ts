import { originStatistics, originStatisticsInput } from "@site/contract/becayis/origins/admin-schema";
import { moderatorProcedure, router } from "../../../core/procedures/trpc.ts";
import { getOriginStatistics } from "./service.ts";

/** How people come to the board and how far they get. Serves the admin area alone. */
export const adminOriginsRouter = router({
  statistics: moderatorProcedure
    .input(originStatisticsInput)
    .output(originStatistics)
    .query(({ ctx, input }) => getOriginStatistics(ctx.app, input)),
});
