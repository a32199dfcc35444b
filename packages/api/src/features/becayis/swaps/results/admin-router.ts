import { resultsOverview } from "@site/contract/becayis/swaps/results/admin-schema";
import { adminProcedure, router } from "../../../../core/procedures/trpc.ts";
import { getResultsOverview } from "./statistics-service.ts";

/** Calls for the outcomes of applications. */
export const adminResultsRouter = router({
  overview: adminProcedure.output(resultsOverview).query(({ ctx }) => getResultsOverview(ctx.app)),
});
