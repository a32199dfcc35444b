import { listPendingInput, pendingCounts, pendingList } from "@site/contract/inbox/pending/schema";
import { adminProcedure, router } from "../../../core/procedures/trpc.ts";
import { countPending, listPending } from "./service.ts";

export const adminPendingRouter = router({
  list: adminProcedure
    .input(listPendingInput)
    .output(pendingList)
    .query(({ ctx, input }) => listPending(ctx.app, input)),

  counts: adminProcedure.output(pendingCounts).query(({ ctx }) => countPending(ctx.app)),
});
