import { done } from "@site/contract/common/results";
import { secondFactorTexts } from "@site/contract/identity/second-factor/labels";
import { confirmByFactorInput, recoveryCodes, renamePasskeyInput } from "@site/contract/identity/second-factor/schema";
import type { AdminIdentity } from "../../../core/context.ts";
import { adminProcedure, router } from "../../../core/procedures/trpc.ts";
import { confirmPassword } from "../sessions/confirmation-service.ts";
import { createFactorProcedures, type FactorAccount } from "./factor-procedures.ts";
import { renamePasskey } from "./passkey-service.ts";
import { confirmSecondFactor, renewRecoveryCodes } from "./totp-service.ts";

const toAccount = (identity: AdminIdentity): FactorAccount => ({
  ...identity,
  login: identity.username,
  person: identity.username,
});

const admin = adminProcedure.use(({ ctx, next }) => next({ ctx: { account: toAccount(ctx.adminIdentity) } }));

const { totp, passkeys } = createFactorProcedures({ read: admin, setUp: admin, remove: admin });

/** The authenticator and the recovery codes of the calling administrator. */
export const adminTotpRouter = router({
  ...totp,

  renewCodes: admin
    .input(confirmByFactorInput)
    .output(recoveryCodes)
    .mutation(async ({ ctx: { app, caller, account }, input }) => {
      await confirmPassword(app, caller, account, input.password);
      await confirmSecondFactor(app, caller, account, input.code);
      return {
        recoveryCodes: await renewRecoveryCodes(app, caller, account),
        message: secondFactorTexts.codesRenewed,
      };
    }),
});

/** The passkeys of the calling administrator. */
export const adminPasskeysRouter = router({
  ...passkeys,

  rename: admin
    .input(renamePasskeyInput)
    .output(done)
    .mutation(async ({ ctx: { app, account }, input }) => {
      await renamePasskey(app, account, input);
      return { message: secondFactorTexts.passkeyRenamed };
    }),
});
