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
  renamePasskeyInput,
  totpSecret,
  totpState,
} from "@site/contract/account/second-factor/schema";
import { id } from "@site/contract/common/atoms";
import { done } from "@site/contract/common/results";
import { z } from "zod";
import type { AdminIdentity } from "../../../core/calls/context.ts";
import { adminProcedure, router } from "../../../core/calls/trpc.ts";
import { confirmPassword } from "../confirmation/service.ts";
import { addPasskey, listPasskeys, passkeyCreationOptions, removePasskey, renamePasskey } from "./passkey-service.ts";
import {
  beginTotp,
  confirmSecondFactor,
  confirmTotp,
  getTotpState,
  removeTotp,
  renewRecoveryCodes,
} from "./totp-service.ts";

const getOwner = ({ adminIdentity }: { adminIdentity: AdminIdentity }) => ({ adminId: adminIdentity.id });

/** Open while a demanded second factor is not set up. */
const setupProcedure = adminProcedure.meta({ isFactorSetup: true });

/** The authenticator and the recovery codes of the calling administrator. */
export const adminTotpRouter = router({
  state: setupProcedure.output(totpState).query(({ ctx }) => getTotpState(ctx.app, getOwner(ctx))),

  begin: setupProcedure
    .input(confirmByPasswordInput)
    .output(totpSecret)
    .mutation(async ({ ctx, input }) => {
      await confirmPassword(ctx.app, getOwner(ctx), input.password);
      return beginTotp(ctx.app, getOwner(ctx), ctx.adminIdentity.username);
    }),

  confirm: setupProcedure
    .input(confirmTotpInput)
    .output(recoveryCodes)
    .mutation(async ({ ctx, input }) => ({
      recoveryCodes: await confirmTotp(ctx.app, ctx.caller, getOwner(ctx), {
        ...input,
        sessionId: ctx.adminIdentity.sessionId,
      }),
      message: secondFactorTexts.totpOn,
    })),

  remove: adminProcedure
    .input(confirmByFactorInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await confirmPassword(ctx.app, getOwner(ctx), input.password);
      await confirmSecondFactor(ctx.app, ctx.caller, getOwner(ctx), input.code);
      await removeTotp(ctx.app, ctx.caller, getOwner(ctx));
      return { message: secondFactorTexts.totpOff };
    }),

  renewCodes: adminProcedure
    .input(confirmByFactorInput)
    .output(recoveryCodes)
    .mutation(async ({ ctx, input }) => {
      await confirmPassword(ctx.app, getOwner(ctx), input.password);
      await confirmSecondFactor(ctx.app, ctx.caller, getOwner(ctx), input.code);
      return {
        recoveryCodes: await renewRecoveryCodes(ctx.app, ctx.caller, getOwner(ctx)),
        message: secondFactorTexts.codesRenewed,
      };
    }),
});

/** The passkeys of the calling administrator. */
export const adminPasskeysRouter = router({
  list: setupProcedure.output(z.array(passkey)).query(({ ctx }) => listPasskeys(ctx.app, getOwner(ctx))),

  options: setupProcedure
    .input(beginPasskeyInput)
    .output(passkeyOptions)
    .mutation(async ({ ctx, input }) => {
      await confirmPassword(ctx.app, getOwner(ctx), input.password);
      await confirmSecondFactor(ctx.app, ctx.caller, getOwner(ctx), input.code);
      const { username } = ctx.adminIdentity;
      const names = { login: username, person: username };
      return { options: { ...(await passkeyCreationOptions(ctx.app, getOwner(ctx), names)) } };
    }),

  add: setupProcedure
    .input(addPasskeyInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await addPasskey(ctx.app, ctx.caller, getOwner(ctx), input);
      return { message: secondFactorTexts.passkeyAdded };
    }),

  rename: adminProcedure
    .input(renamePasskeyInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await renamePasskey(ctx.app, getOwner(ctx), input);
      return { message: secondFactorTexts.passkeyRenamed };
    }),

  remove: adminProcedure
    .input(confirmByPasswordInput.extend({ id }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await confirmPassword(ctx.app, getOwner(ctx), input.password);
      await removePasskey(ctx.app, ctx.caller, getOwner(ctx), input.id);
      return { message: secondFactorTexts.passkeyRemoved };
    }),
});
