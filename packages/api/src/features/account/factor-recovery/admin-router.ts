import { factorRecoveryTexts } from "@site/contract/account/factor-recovery/labels";
import {
  factorRecovery,
  factorRecoveryByIdInput,
  refuseFactorRecoveryInput,
} from "@site/contract/account/factor-recovery/schema";
import { done } from "@site/contract/common/results";
import { z } from "zod";
import { restIn } from "../../../core/procedures/rest.ts";
import { adminProcedure, router } from "../../../core/procedures/trpc.ts";
import * as recoveries from "./admin-service.ts";

const rest = restIn("Yönetim: üyeler");

export const adminFactorRecoveriesRouter = router({
  list: adminProcedure
    .meta(rest("GET /api/admin/factor-recoveries", "İki adımlı doğrulama kurtarma istekleri"))
    .output(z.array(factorRecovery))
    .query(({ ctx }) => recoveries.listFactorRecoveries(ctx.app)),

  confirm: adminProcedure
    .meta({
      ...rest("POST /api/admin/factor-recoveries/{id}/confirm", "İsteği onaylama"),
      needsPassword: true,
    })
    .input(factorRecoveryByIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await recoveries.confirmFactorRecovery(ctx.app, ctx.adminIdentity, ctx.caller, input.id);
      return { message: factorRecoveryTexts.confirmed };
    }),

  refuse: adminProcedure
    .meta(rest("POST /api/admin/factor-recoveries/{id}/refuse", "İsteği reddetme"))
    .input(refuseFactorRecoveryInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await recoveries.refuseFactorRecovery(ctx.app, ctx.adminIdentity, input);
      return { message: factorRecoveryTexts.refused };
    }),
});
