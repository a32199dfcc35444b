import { done } from "@site/contract/common/results";
import { systemTexts } from "@site/contract/system/labels";
import { retryJobInput, systemOverview } from "@site/contract/system/schema";
import { restIn } from "../../core/procedures/rest.ts";
import { adminProcedure, router } from "../../core/procedures/trpc.ts";
import { getSystemOverview, retryJob } from "./service.ts";

const rest = restIn("Yönetim: sistem");

export const adminSystemRouter = router({
  overview: adminProcedure
    .meta(rest("GET /api/admin/system", "Sistemin durumu"))
    .output(systemOverview)
    .query(({ ctx }) => getSystemOverview(ctx.app)),

  retryJob: adminProcedure
    .meta(rest("POST /api/admin/system/jobs/{id}/retry", "Yarıda kalan bir işi yeniden deneme"))
    .input(retryJobInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await retryJob(ctx.app, input.id);
      return { message: systemTexts.retried };
    }),
});
