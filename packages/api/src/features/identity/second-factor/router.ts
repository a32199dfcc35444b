import type { MemberIdentity } from "../../../core/context.ts";
import { memberProcedure, router, verifiedMemberProcedure } from "../../../core/procedures/trpc.ts";
import { createFactorProcedures, type FactorAccount } from "./factor-procedures.ts";

const toAccount = (identity: MemberIdentity): FactorAccount => ({
  ...identity,
  login: identity.email,
  person: `${identity.firstName} ${identity.lastName}`,
});

const member = memberProcedure.use(({ ctx, next }) => next({ ctx: { account: toAccount(ctx.memberIdentity) } }));
const verifiedMember = verifiedMemberProcedure.use(({ ctx, next }) =>
  next({ ctx: { account: toAccount(ctx.memberIdentity) } }),
);

const { totp, passkeys } = createFactorProcedures({ read: member, setUp: verifiedMember, remove: member });

/** The authenticator of the calling member. */
export const totpRouter = router(totp);

/** The passkeys of the calling member. */
export const passkeysRouter = router(passkeys);
