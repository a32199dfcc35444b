import { done } from "@site/contract/common/results";
import { systemTexts } from "@site/contract/system/labels";
import { retryJobInput, systemOverview } from "@site/contract/system/schema";
import { adminProcedure, router } from "../../core/procedures/trpc.ts";
import { getSystemOverview, retryJob } from "./service.ts";

export const adminSystemRouter = router({
  overview: adminProcedure.output(systemOverview).query(({ ctx }) => getSystemOverview(ctx.app)),

  retryJob: adminProcedure
    .input(retryJobInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await retryJob(ctx.app, input.id);
      return { message: systemTexts.retried };
    }),
});
