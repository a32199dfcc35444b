import { done } from "@site/contract/common/results";
import { systemTexts } from "@site/contract/system/labels";
import { retryJobInput, systemOverview } from "@site/contract/system/schema";
import { ownerProcedure, router } from "../../core/trpc.ts";
import { getSystemOverview, retryJob } from "./service.ts";

const tags = ["Yönetim: sistem"];

export const adminSystemRouter = router({
  overview: ownerProcedure
    .meta({ openapi: { method: "GET", path: "/api/admin/system", tags, summary: "Sistemin durumu", protect: true } })
    .output(systemOverview)
    .query(({ ctx }) => getSystemOverview(ctx.app)),

  retryJob: ownerProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/api/admin/system/jobs/{id}/retry",
        tags,
        summary: "Yarıda kalan bir işi yeniden deneme",
        protect: true,
      },
    })
    .input(retryJobInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await retryJob(ctx.app, input.id);
      return { message: systemTexts.retried };
    }),
});
