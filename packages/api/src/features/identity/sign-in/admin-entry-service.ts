import type { PasskeyLoginInput } from "@site/contract/identity/second-factor/schema";
import { adminSignInTexts } from "@site/contract/identity/sign-in/admin-labels";
import type { AdminUser } from "@site/contract/identity/sign-in/admin-schema";
import { signInTexts } from "@site/contract/identity/sign-in/labels";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/calls/caller.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { logFailedSignIn } from "../../../core/calls/failed-sign-ins.ts";
import { findPasskeyOwner } from "../second-factor/passkey-service.ts";
import { hasSecondStep, verifySecondFactor } from "../second-factor/totp-service.ts";
import { createAdminSession, type NewSession } from "../sessions/service.ts";

/** A signed-in administrator with the secrets of the new session. */
export interface SignedInAdmin {
  user: AdminUser;
  session: NewSession;
  /** Binds the device cookie. */
  passwordHash: string;
}

/** The state that was checked; it must still be valid when the session opens. */
type AdminProof =
  | { passwordHash: string; passedSecondStep: boolean }
  | { googleSub: string; passedSecondStep: boolean }
  | { passkeyId: number };

/**
 * Opens an administrator's session.
 * @throws INVALID_CREDENTIALS if the proof has ended since then, FORBIDDEN for an inactive account
 */
export async function openAdminSession(
  app: App,
  caller: Caller,
  adminId: number,
  proof: AdminProof,
): Promise<SignedInAdmin> {
  return app.db.prisma.$transaction(async (tx) => {
    const session = await createAdminSession(tx, adminId, caller);
    const admin = await tx.admin.findFirst({
      where: { id: adminId, ...stillHolding(proof) },
      select: { id: true, username: true, email: true, isActive: true, passwordHash: true },
    });
    if (!admin) throw new AppError("INVALID_CREDENTIALS", { message: adminSignInTexts.loginFailed });
    const { passwordHash, isActive, ...user } = admin;
    if (!isActive) throw new AppError("FORBIDDEN", { message: adminSignInTexts.deactivated });
    return { user: { ...user, role: "admin" }, session, passwordHash };
  });
}

function stillHolding(proof: AdminProof): Prisma.AdminWhereInput {
  if ("passkeyId" in proof) return { passkeys: { some: { id: proof.passkeyId } } };
  const { passedSecondStep, ...first } = proof;
  return passedSecondStep ? first : { ...first, authenticator: null };
}

/**
 * Checks the second step of a sign-in, where the account has one.
 * @returns whether there was one
 * @throws SECOND_FACTOR_REQUIRED without a code, INVALID_CREDENTIALS for a wrong or used one
 */
export async function verifyAdminSecondStep(
  app: App,
  caller: Caller,
  adminId: number,
  code: string | null | undefined,
): Promise<boolean> {
  if (!(await hasSecondStep(app, { adminId }))) return false;
  const required = adminSignInTexts.secondFactorRequired;
  if (!code) throw new AppError("SECOND_FACTOR_REQUIRED", { message: required, fields: { code: required } });
  const wrong = adminSignInTexts.secondFactorWrong;
  const refusal = new AppError("INVALID_CREDENTIALS", { message: wrong, fields: { code: wrong }, isWrongProof: true });
  await verifySecondFactor(app, caller, { owner: { adminId }, code, refusal });
  return true;
}

/** Signs an administrator in with a passkey. @throws INVALID_CREDENTIALS */
export async function loginAdminByPasskey(app: App, caller: Caller, input: PasskeyLoginInput): Promise<SignedInAdmin> {
  try {
    const { passkeyId, adminId } = await findPasskeyOwner(app, "admin", input);
    if (adminId === null) throw new AppError("INVALID_CREDENTIALS", { message: signInTexts.passkeyFailed });
    return await openAdminSession(app, caller, adminId, { passkeyId });
  } catch (error) {
    if (error instanceof AppError && error.code === "INVALID_CREDENTIALS")
      logFailedSignIn(app, { kind: "admin", account: "passkey", caller }, error);
    throw error;
  }
}
