import { setupChecklist } from "@site/contract/site/setup/schema";
import { adminProcedure, router } from "../../../core/procedures/trpc.ts";
import { dismissSetupChecklist, getSetupChecklist, postponeSetup } from "./service.ts";

export const adminSetupChecklistRouter = router({
  get: adminProcedure.output(setupChecklist).query(({ ctx }) => getSetupChecklist(ctx.app)),

  dismiss: adminProcedure.output(setupChecklist).mutation(({ ctx }) => dismissSetupChecklist(ctx.app)),

  postpone: adminProcedure.output(setupChecklist).mutation(({ ctx }) => postponeSetup(ctx.app)),
});
