import { listPendingInput, pendingCounts, pendingList } from "@site/contract/pending/schema";
import { restIn } from "../../core/procedures/rest.ts";
import { moderatorProcedure, router } from "../../core/procedures/trpc.ts";
import { countPending, listPending, type ReadRecoveries } from "./service.ts";

const rest = restIn("Yönetim: özet");

export const createPendingRouter = (readRecoveries: ReadRecoveries) =>
  router({
    list: moderatorProcedure
      .meta(rest("GET /api/admin/pending", "Karar veya yanıt bekleyenler"))
      .input(listPendingInput)
      .output(pendingList)
      .query(({ ctx, input }) => listPending(ctx.app, ctx.adminIdentity, input, readRecoveries)),

    counts: moderatorProcedure
      .meta(rest("GET /api/admin/pending/counts", "Bekleyenlerin sayıları"))
      .output(pendingCounts)
      .query(({ ctx }) => countPending(ctx.app, ctx.adminIdentity)),
  });
