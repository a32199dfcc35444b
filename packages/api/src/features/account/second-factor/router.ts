import { confirmByPasswordInput } from "@site/contract/account/confirmation/schema";
import { secondFactorTexts } from "@site/contract/account/second-factor/labels";
import {
  addPasskeyInput,
  confirmTotpInput,
  passkey,
  passkeyOptions,
  recoveryCodes,
  totpSecret,
  totpState,
} from "@site/contract/account/second-factor/schema";
import { id } from "@site/contract/common/atoms";
import { done } from "@site/contract/common/results";
import { z } from "zod";
import { memberProcedure, router, verifiedMemberProcedure } from "../../../core/trpc.ts";
import { confirmPassword } from "../confirmation/service.ts";
import { addPasskey, listPasskeys, passkeyCreationOptions, removePasskey } from "./passkey-service.ts";
import { beginTotp, confirmTotp, getTotpState, removeTotp } from "./totp-service.ts";

export const totpRouter = router({
  state: memberProcedure.output(totpState).query(({ ctx }) => getTotpState(ctx.app, ctx.memberIdentity.id)),

  begin: verifiedMemberProcedure
    .input(confirmByPasswordInput)
    .output(totpSecret)
    .mutation(async ({ ctx, input }) => {
      await confirmPassword(ctx.app, ctx.memberIdentity.id, input.password);
      return beginTotp(ctx.app, ctx.memberIdentity);
    }),

  confirm: verifiedMemberProcedure
    .input(confirmTotpInput)
    .output(recoveryCodes)
    .mutation(async ({ ctx, input }) => ({
      recoveryCodes: await confirmTotp(ctx.app, ctx.caller, ctx.memberIdentity.id, input),
      message: secondFactorTexts.totpOn,
    })),

  remove: memberProcedure
    .input(confirmByPasswordInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await confirmPassword(ctx.app, ctx.memberIdentity.id, input.password);
      await removeTotp(ctx.app, ctx.caller, ctx.memberIdentity.id);
      return { message: secondFactorTexts.totpOff };
    }),
});

export const passkeysRouter = router({
  list: memberProcedure.output(z.array(passkey)).query(({ ctx }) => listPasskeys(ctx.app, ctx.memberIdentity.id)),

  options: verifiedMemberProcedure
    .input(confirmByPasswordInput)
    .output(passkeyOptions)
    .mutation(async ({ ctx, input }) => {
      await confirmPassword(ctx.app, ctx.memberIdentity.id, input.password);
      return { options: { ...(await passkeyCreationOptions(ctx.app, ctx.memberIdentity)) } };
    }),

  add: verifiedMemberProcedure
    .input(addPasskeyInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await addPasskey(ctx.app, ctx.caller, ctx.memberIdentity.id, input);
      return { message: secondFactorTexts.passkeyAdded };
    }),

  remove: memberProcedure
    .input(confirmByPasswordInput.extend({ id }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await confirmPassword(ctx.app, ctx.memberIdentity.id, input.password);
      await removePasskey(ctx.app, ctx.caller, ctx.memberIdentity.id, input.id);
      return { message: secondFactorTexts.passkeyRemoved };
    }),
});
