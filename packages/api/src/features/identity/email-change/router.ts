import { done } from "@site/contract/common/results";
import { emailChangeTexts } from "@site/contract/identity/email-change/labels";
import {
  confirmEmailChangeInput,
  emailChangeState,
  requestEmailChangeInput,
  undoEmailChangeInput,
} from "@site/contract/identity/email-change/schema";
import { memberProcedure, publicProcedure, router } from "../../../core/procedures/trpc.ts";
import { cancelEmailChange, confirmEmailChange, getEmailChange, requestEmailChange } from "./service.ts";
import { undoEmailChange } from "./undo-service.ts";

export const emailChangeRouter = router({
  get: memberProcedure.output(emailChangeState).query(({ ctx }) => getEmailChange(ctx.app, ctx.memberIdentity.id)),

  request: memberProcedure
    .input(requestEmailChangeInput)
    .output(done)
    .mutation(({ ctx, input }) => requestEmailChange(ctx.app, ctx.caller, ctx.memberIdentity, input)),

  cancel: memberProcedure.output(done).mutation(async ({ ctx }) => {
    await cancelEmailChange(ctx.app, ctx.memberIdentity.id);
    return { message: emailChangeTexts.cancelled };
  }),

  /** Usable without a session. POST only, because mail scanners open links. */
  confirm: publicProcedure
    .input(confirmEmailChangeInput)
    .output(done)
    .mutation(async ({ ctx, input }) => confirmEmailChange(ctx.app, ctx.caller, await ctx.member(), input.token)),

  undo: publicProcedure
    .input(undoEmailChangeInput)
    .output(done)
    .mutation(({ ctx, input }) => undoEmailChange(ctx.app, ctx.caller, input)),
});
