import { done } from "@site/contract/common/results";
import { confirmByPasswordInput } from "@site/contract/identity/passwords/schema";
import { privacyTexts } from "@site/contract/members/privacy/labels";
import { dataExport, deletionState } from "@site/contract/members/privacy/schema";
import { z } from "zod";
import { memberProcedure, router } from "../../../core/procedures/trpc.ts";
import { confirmPassword } from "../../identity/sessions/confirmation-service.ts";
import { planErasure, undoErasure } from "./erasure-service.ts";
import { listDataExports, requestDataExport } from "./export-service.ts";

export const dataExportsRouter = router({
  list: memberProcedure.output(z.array(dataExport)).query(({ ctx }) => listDataExports(ctx.app, ctx.memberIdentity.id)),

  request: memberProcedure
    .input(confirmByPasswordInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await confirmPassword(ctx.app, ctx.caller, ctx.memberIdentity, input.password);
      await requestDataExport(ctx.app, ctx.caller, ctx.memberIdentity);
      return { message: privacyTexts.exportRequested };
    }),
});

export const deletionRouter = router({
  plan: memberProcedure
    .input(confirmByPasswordInput)
    .output(deletionState)
    .mutation(async ({ ctx, input }) => ({
      eraseAfter: await planErasure(ctx.app, ctx.caller, ctx.memberIdentity, input.password),
      message: privacyTexts.deletionPlanned,
    })),

  undo: memberProcedure.output(deletionState).mutation(async ({ ctx }) => {
    await undoErasure(ctx.app, ctx.caller, ctx.memberIdentity);
    return { eraseAfter: null, message: privacyTexts.deletionUndone };
  }),
});
