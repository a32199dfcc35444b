import { resultsOverview } from "@site/contract/becayis/results/admin-schema";
import { restIn } from "../../../core/procedures/rest.ts";
import { adminProcedure, router } from "../../../core/procedures/trpc.ts";
import { getResultsOverview } from "./statistics-service.ts";

const rest = restIn("Yönetim: becayiş");

/** Outcomes of applications. */
export const adminResultsRouter = router({
  overview: adminProcedure
    .meta(rest("GET /api/admin/becayis/results", "Kurumlara göre başvuruların sonuçları"))
    .output(resultsOverview)
    .query(({ ctx }) => getResultsOverview(ctx.app)),
});
