import { getEmailKey } from "@site/contract/common/text";
import type { PasskeyLoginInput } from "@site/contract/identity/second-factor/schema";
import { getDevice } from "@site/contract/identity/sessions/device";
import { signInTexts } from "@site/contract/identity/sign-in/labels";
import type { LoginInput } from "@site/contract/identity/sign-in/schema";
import type { MemberProfile } from "@site/contract/members/profile/schema";
import { paths } from "@site/contract/paths";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/calls/caller.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { logFailedSignIn } from "../../../core/calls/failed-sign-ins.ts";
import type { MemberIdentity } from "../../../core/context.ts";
import { databaseNow } from "../../../core/database/clock.ts";
import { verifyBotCheck } from "../../bot-check/service.ts";
import { memberColumns, toMemberProfile } from "../../members/profile/view.ts";
import { notifyMember } from "../../notifications/notify-member.ts";
import { findPasskeyOwner } from "../second-factor/passkey-service.ts";
import { verifySecondFactor } from "../second-factor/totp-service.ts";
import { findDevice } from "../sessions/device-service.ts";
import { recordSecurityEvent } from "../sessions/security-events-service.ts";
import { createMemberSession, type NewSession, revokeSession } from "../sessions/service.ts";
import { withAttemptLimits } from "./attempt-limits.ts";
import { renewPasswordHash } from "./password-renewal-service.ts";

/** A signed-in member with the secrets of the new session. */
export interface SignedInMember extends MemberProfile {
  newSession: NewSession;
  /** Binds the device cookie. */
  passwordHash: string | null;
}

type SigningIn = Prisma.MemberGetPayload<{ select: typeof memberColumns & { passwordHash: true } }>;

/**
 * Signs a member in with address and password, and the second factor if it is on. An unknown address costs the same
 * time as a wrong password and gets the same answer.
 * @param knownDevice the browser's device cookie
 * @throws INVALID_CREDENTIALS, SECOND_FACTOR_REQUIRED, FORBIDDEN for an inactive account, TOO_MANY_REQUESTS
 */
export async function loginMember(
  app: App,
  caller: Caller,
  knownDevice: string | undefined,
  input: LoginInput,
): Promise<SignedInMember> {
  app.passwords.assertRoom();
  await verifyBotCheck(app, caller, "login", input);
  const account = getEmailKey(input.email);
  const member = await app.db.prisma.member.findUnique({
    where: { emailKey: account },
    select: { ...memberColumns, passwordHash: true, isActive: true, authenticator: { select: { id: true } } },
  });
  return withAttemptLimits(
    app,
    { kind: "member", account, device: findDevice(app, "member", member, knownDevice), caller },
    async () => {
      const isRight = await app.passwords.matches(input.password, member?.passwordHash ?? undefined);
      if (!isRight || !member?.passwordHash)
        throw new AppError("INVALID_CREDENTIALS", { message: signInTexts.loginFailed });
      const hasSecondStep = member.authenticator !== null;
      if (hasSecondStep && input.code)
        await verifySecondFactor(app, caller, {
          ...{ owner: { memberId: member.id }, code: input.code },
          refusal: new AppError("INVALID_CREDENTIALS", { message: signInTexts.secondFactorWrong, isWrongProof: true }),
        });
      if (!member.isActive) throw new AppError("FORBIDDEN", { message: signInTexts.inactive });
      if (hasSecondStep && !input.code)
        throw new AppError("SECOND_FACTOR_REQUIRED", { message: signInTexts.secondFactorRequired });
      const passwordHash = await renewPasswordHash(app, { memberId: member.id }, input.password, member.passwordHash);
      return openSession(app, caller, { ...member, passwordHash }, { passwordHash });
    },
  );
}

/** Signs a member in with a passkey. @throws INVALID_CREDENTIALS, FORBIDDEN for an inactive account */
export async function loginByPasskey(app: App, caller: Caller, input: PasskeyLoginInput): Promise<SignedInMember> {
  try {
    const { passkeyId, memberId } = await findPasskeyOwner(app, "member", input);
    const member = await app.db.prisma.member.findUnique({
      where: { id: memberId ?? 0 },
      select: { ...memberColumns, passwordHash: true, isActive: true },
    });
    if (!member) throw new AppError("INVALID_CREDENTIALS", { message: signInTexts.passkeyFailed });
    if (!member.isActive) throw new AppError("FORBIDDEN", { message: signInTexts.inactive });
    return await openSession(app, caller, member, { passkeyId });
  } catch (error) {
    if (error instanceof AppError && error.code === "INVALID_CREDENTIALS")
      logFailedSignIn(app, { kind: "member", account: "passkey", caller }, error);
    throw error;
  }
}

/** The credential that was checked. */
export type SignInProof =
  | { passwordHash: string }
  | { passkeyId: number }
  | { provenEmail: string; passedSecondStep: boolean };

/**
 * Opens a session and notifies the owner of a sign-in from a new device.
 * @param proof must still be valid, because a concurrent reset may have ended it
 * @throws INVALID_CREDENTIALS if it is not
 */
export async function openSession(
  app: App,
  caller: Caller,
  member: SigningIn,
  proof: SignInProof,
): Promise<SignedInMember> {
  const newSession = await app.db.prisma.$transaction(async (tx) => {
    const created = await createMemberSession(tx, member.id, caller);
    if (!(await isProofValid(tx, member.id, proof)))
      throw new AppError("INVALID_CREDENTIALS", { message: signInTexts.loginFailed });
    const userAgent = caller.userAgent.slice(0, 256);
    const seen = await tx.securityEvent.findMany({
      where: { memberId: member.id, event: "login" },
      select: { userAgent: true },
      distinct: ["userAgent"],
    });
    await recordSecurityEvent(tx, caller, member.id, "login");
    await tx.member.update({ where: { id: member.id }, data: { lastLoginAt: await databaseNow(tx) } });
    if (seen.length === 0 || seen.some((event) => event.userAgent === userAgent)) return created;
    const device = getDevice(userAgent);
    await notifyMember(app, tx, member.id, {
      event: "new_sign_in",
      title: "Yeni bir cihazdan giriş yapıldı",
      message: `${device} (${caller.ipAddress})`,
      link: paths.memberSettings,
      mail: (name) => ({
        template: "new_sign_in",
        props: { name, at: new Date().toISOString(), device, ipAddress: caller.ipAddress },
      }),
    });
    return created;
  });
  return { ...toMemberProfile(app, member), newSession, passwordHash: member.passwordHash };
}

async function isProofValid(tx: Prisma.TransactionClient, memberId: number, proof: SignInProof): Promise<boolean> {
  if ("passkeyId" in proof)
    return (await tx.passkey.count({ where: { id: proof.passkeyId, member: { id: memberId, isActive: true } } })) > 0;
  const credential =
    "provenEmail" in proof
      ? {
          emailKey: getEmailKey(proof.provenEmail),
          emailVerifiedAt: { not: null },
          ...(!proof.passedSecondStep && { authenticator: null }),
        }
      : { passwordHash: proof.passwordHash };
  return (await tx.member.count({ where: { id: memberId, isActive: true, ...credential } })) > 0;
}

/** Ends the caller's session; does nothing if it has ended. */
export async function logoutMember(app: App, caller: Caller, member: MemberIdentity | undefined): Promise<void> {
  if (!member) return;
  await revokeSession(app, member.sessionId);
  await app.db.prisma.$transaction((tx) => recordSecurityEvent(tx, caller, member.id, "logout"));
}
