import { cancelFactorRecoveryInput, requestFactorRecoveryInput } from "@site/contract/account/factor-recovery/schema";
import { done } from "@site/contract/common/results";
import { publicProcedure, router } from "../../../core/procedures/trpc.ts";
import { cancelFactorRecovery, requestFactorRecovery } from "./service.ts";

/** A lost second factor; the tokens travel in bodies. */
export const factorRecoveryRouter = router({
  requestFactorRecovery: publicProcedure
    .input(requestFactorRecoveryInput)
    .output(done)
    .mutation(({ ctx, input }) => requestFactorRecovery(ctx.app, ctx.caller, ctx.cookies.read("memberDevice"), input)),

  cancelFactorRecovery: publicProcedure
    .input(cancelFactorRecoveryInput)
    .output(done)
    .mutation(({ ctx, input }) => cancelFactorRecovery(ctx.app, ctx.caller, input.token)),
});
