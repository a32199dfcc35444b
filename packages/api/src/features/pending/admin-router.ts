import { listPendingInput, pendingCounts, pendingList } from "@site/contract/pending/schema";
import { restIn } from "../../core/procedures/rest.ts";
import { adminProcedure, router } from "../../core/procedures/trpc.ts";
import { countPending, listPending, type ReadRecoveries } from "./service.ts";

const rest = restIn("Yönetim: özet");

export const createPendingRouter = (readRecoveries: ReadRecoveries) =>
  router({
    list: adminProcedure
      .meta(rest("GET /api/admin/pending", "Karar veya yanıt bekleyenler"))
      .input(listPendingInput)
      .output(pendingList)
      .query(({ ctx, input }) => listPending(ctx.app, input, readRecoveries)),

    counts: adminProcedure
      .meta(rest("GET /api/admin/pending/counts", "Bekleyenlerin sayıları"))
      .output(pendingCounts)
      .query(({ ctx }) => countPending(ctx.app)),
  });
