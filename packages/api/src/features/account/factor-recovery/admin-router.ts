import { factorRecoveryTexts } from "@site/contract/account/factor-recovery/labels";
import {
  factorRecovery,
  factorRecoveryByIdInput,
  refuseFactorRecoveryInput,
} from "@site/contract/account/factor-recovery/schema";
import { done } from "@site/contract/common/results";
import { z } from "zod";
import { adminProcedure, router } from "../../../core/procedures/trpc.ts";
import * as recoveries from "./admin-service.ts";

export const adminFactorRecoveriesRouter = router({
  list: adminProcedure.output(z.array(factorRecovery)).query(({ ctx }) => recoveries.listFactorRecoveries(ctx.app)),

  confirm: adminProcedure
    .meta({ needsPassword: true })
    .input(factorRecoveryByIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await recoveries.confirmFactorRecovery(ctx.app, ctx.adminIdentity, ctx.caller, input.id);
      return { message: factorRecoveryTexts.confirmed };
    }),

  refuse: adminProcedure
    .input(refuseFactorRecoveryInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await recoveries.refuseFactorRecovery(ctx.app, ctx.adminIdentity, input);
      return { message: factorRecoveryTexts.refused };
    }),
});
