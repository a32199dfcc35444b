import { confirmByPasswordInput } from "@site/contract/account/confirmation/schema";
import { secondFactorTexts } from "@site/contract/account/second-factor/labels";
import {
  addPasskeyInput,
  beginPasskeyInput,
  confirmByFactorInput,
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
import type { MemberIdentity } from "../../../core/calls/context.ts";
import { memberProcedure, router, verifiedMemberProcedure } from "../../../core/calls/trpc.ts";
import { confirmPassword } from "../confirmation/service.ts";
import type { FactorOwner } from "./owner.ts";
import { addPasskey, listPasskeys, passkeyCreationOptions, removePasskey } from "./passkey-service.ts";
import { beginTotp, confirmSecondFactor, confirmTotp, getTotpState, removeTotp } from "./totp-service.ts";

const getOwner = ({ memberIdentity }: { memberIdentity: MemberIdentity }): FactorOwner => ({
  memberId: memberIdentity.id,
});

export const totpRouter = router({
  state: memberProcedure.output(totpState).query(({ ctx }) => getTotpState(ctx.app, getOwner(ctx))),

  begin: verifiedMemberProcedure
    .input(confirmByPasswordInput)
    .output(totpSecret)
    .mutation(async ({ ctx, input }) => {
      await confirmPassword(ctx.app, getOwner(ctx), input.password);
      return beginTotp(ctx.app, getOwner(ctx), ctx.memberIdentity.email);
    }),

  confirm: verifiedMemberProcedure
    .input(confirmTotpInput)
    .output(recoveryCodes)
    .mutation(async ({ ctx, input }) => ({
      recoveryCodes: await confirmTotp(ctx.app, ctx.caller, getOwner(ctx), {
        ...input,
        sessionId: ctx.memberIdentity.sessionId,
      }),
      message: secondFactorTexts.totpOn,
    })),

  remove: memberProcedure
    .input(confirmByFactorInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await confirmPassword(ctx.app, getOwner(ctx), input.password);
      await confirmSecondFactor(ctx.app, ctx.caller, getOwner(ctx), input.code);
      await removeTotp(ctx.app, ctx.caller, getOwner(ctx));
      return { message: secondFactorTexts.totpOff };
    }),
});

export const passkeysRouter = router({
  list: memberProcedure.output(z.array(passkey)).query(({ ctx }) => listPasskeys(ctx.app, getOwner(ctx))),

  options: verifiedMemberProcedure
    .input(beginPasskeyInput)
    .output(passkeyOptions)
    .mutation(async ({ ctx, input }) => {
      await confirmPassword(ctx.app, getOwner(ctx), input.password);
      await confirmSecondFactor(ctx.app, ctx.caller, getOwner(ctx), input.code);
      const { email, firstName, lastName } = ctx.memberIdentity;
      const names = { login: email, person: `${firstName} ${lastName}` };
      return { options: { ...(await passkeyCreationOptions(ctx.app, getOwner(ctx), names)) } };
    }),

  add: verifiedMemberProcedure
    .input(addPasskeyInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await addPasskey(ctx.app, ctx.caller, getOwner(ctx), input);
      return { message: secondFactorTexts.passkeyAdded };
    }),

  remove: memberProcedure
    .input(confirmByPasswordInput.extend({ id }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await confirmPassword(ctx.app, getOwner(ctx), input.password);
      await removePasskey(ctx.app, ctx.caller, getOwner(ctx), input.id);
      return { message: secondFactorTexts.passkeyRemoved };
    }),
});
