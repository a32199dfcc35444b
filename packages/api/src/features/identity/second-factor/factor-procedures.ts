import { id } from "@site/contract/common/atoms";
import { done } from "@site/contract/common/results";
import { confirmByPasswordInput } from "@site/contract/identity/passwords/schema";
import { secondFactorTexts } from "@site/contract/identity/second-factor/labels";
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
} from "@site/contract/identity/second-factor/schema";
import type { TRPCProcedureBuilder, TRPCUnsetMarker } from "@trpc/server";
import { z } from "zod";
import type { Context, Identity } from "../../../core/context.ts";
import type { ProcedureMeta } from "../../../core/procedures/procedure-meta.ts";
import { confirmPassword } from "../sessions/confirmation-service.ts";
import { addPasskey, listPasskeys, passkeyCreationOptions, removePasskey } from "./passkey-service.ts";
import { beginTotp, confirmSecondFactor, confirmTotp, getTotpState, removeTotp } from "./totp-service.ts";

/** The signed-in account whose second factor a call reads or changes. */
export interface FactorAccount extends Identity {
  /** Name that the person signs in with; authenticator apps and browsers show it. */
  login: string;
  /** The person's name. */
  person: string;
}

type FactorProcedure = TRPCProcedureBuilder<
  Context,
  ProcedureMeta,
  { account: FactorAccount },
  TRPCUnsetMarker,
  TRPCUnsetMarker,
  TRPCUnsetMarker,
  TRPCUnsetMarker,
  false
>;

/** Base procedures, which decide who may call; each sets `ctx.account`. */
interface Procedures {
  /** For calls that read the state. */
  read: FactorProcedure;
  /** For calls that add an authenticator or a passkey. */
  setUp: FactorProcedure;
  /** For calls that remove an authenticator or a passkey. */
  remove: FactorProcedure;
}

/** Returns the procedures of an authenticator and of passkeys, which members and administrators share. */
export function createFactorProcedures({ read, setUp, remove }: Procedures) {
  const totp = {
    state: read.output(totpState).query(({ ctx }) => getTotpState(ctx.app, ctx.account)),

    begin: setUp
      .input(confirmByPasswordInput)
      .output(totpSecret)
      .mutation(async ({ ctx: { app, caller, account }, input }) => {
        await confirmPassword(app, caller, account, input.password);
        return beginTotp(app, account, account.login);
      }),

    confirm: setUp
      .input(confirmTotpInput)
      .output(recoveryCodes)
      .mutation(async ({ ctx: { app, caller, account }, input }) => ({
        recoveryCodes: await confirmTotp(app, caller, account, input),
        message: secondFactorTexts.totpOn,
      })),

    remove: remove
      .input(confirmByFactorInput)
      .output(done)
      .mutation(async ({ ctx: { app, caller, account }, input }) => {
        await confirmPassword(app, caller, account, input.password);
        await confirmSecondFactor(app, caller, account, input.code);
        await removeTotp(app, caller, account);
        return { message: secondFactorTexts.totpOff };
      }),
  };

  const passkeys = {
    list: read.output(z.array(passkey)).query(({ ctx }) => listPasskeys(ctx.app, ctx.account)),

    options: setUp
      .input(beginPasskeyInput)
      .output(passkeyOptions)
      .mutation(async ({ ctx: { app, caller, account }, input }) => {
        await confirmPassword(app, caller, account, input.password);
        await confirmSecondFactor(app, caller, account, input.code);
        return { options: { ...(await passkeyCreationOptions(app, account, account)) } };
      }),

    add: setUp
      .input(addPasskeyInput)
      .output(done)
      .mutation(async ({ ctx: { app, caller, account }, input }) => {
        await addPasskey(app, caller, account, input);
        return { message: secondFactorTexts.passkeyAdded };
      }),

    remove: remove
      .input(confirmByPasswordInput.extend({ id }))
      .output(done)
      .mutation(async ({ ctx: { app, caller, account }, input }) => {
        await confirmPassword(app, caller, account, input.password);
        await removePasskey(app, caller, account, input.id);
        return { message: secondFactorTexts.passkeyRemoved };
      }),
  };

  return { totp, passkeys };
}
