import { factorRecoveryTexts } from "@site/contract/account/factor-recovery/labels";
import {
  factorRecovery,
  factorRecoveryByIdInput,
  refuseFactorRecoveryInput,
} from "@site/contract/account/factor-recovery/schema";
import { done } from "@site/contract/common/results";
import { z } from "zod";
import { ownerProcedure, router } from "../../../core/trpc.ts";
import * as recoveries from "./admin-service.ts";

const tags = ["Yönetim: üyeler"];
const path = "/api/admin/factor-recoveries";

export const adminFactorRecoveriesRouter = router({
  list: ownerProcedure
    .meta({ openapi: { method: "GET", path, tags, summary: "İki adımlı doğrulama kurtarma istekleri", protect: true } })
    .output(z.array(factorRecovery))
    .query(({ ctx }) => recoveries.listFactorRecoveries(ctx.app)),

  confirm: ownerProcedure
    .meta({
      openapi: { method: "POST", path: `${path}/{id}/confirm`, tags, summary: "İsteği onaylama", protect: true },
      needsPassword: true,
    })
    .input(factorRecoveryByIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await recoveries.confirmFactorRecovery(ctx.app, ctx.adminIdentity, ctx.caller, input.id);
      return { message: factorRecoveryTexts.confirmed };
    }),

  refuse: ownerProcedure
    .meta({
      openapi: { method: "POST", path: `${path}/{id}/refuse`, tags, summary: "İsteği reddetme", protect: true },
    })
    .input(refuseFactorRecoveryInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await recoveries.refuseFactorRecovery(ctx.app, ctx.adminIdentity, input);
      return { message: factorRecoveryTexts.refused };
    }),
});
