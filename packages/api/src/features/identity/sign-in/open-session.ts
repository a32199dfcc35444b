import { getEmailKey } from "@site/contract/common/text";
import { getDevice } from "@site/contract/identity/sessions/device";
import type { AdminUser } from "@site/contract/identity/sign-in/admin-schema";
import type { MemberProfile } from "@site/contract/members/profile/schema";
import { paths } from "@site/contract/paths";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/calls/caller.ts";
import { AppError } from "../../../core/calls/errors.ts";
import type { Owner } from "../../../core/calls/owner.ts";
import { databaseNow } from "../../../core/database/clock.ts";
import { memberColumns, toMemberProfile } from "../../members/profile/view.ts";
import { notifyMember } from "../../notifications/notify-member.ts";
import { ownerRules } from "../owner.ts";
import { hasSecondStep, verifySecondFactor } from "../second-factor/totp-service.ts";
import { recordSecurityEvent } from "../sessions/security-events-service.ts";
import { createSession, type NewSession } from "../sessions/service.ts";

/** A new session and the values for its cookies. */
interface SignedIn {
  newSession: NewSession;
  /** The device cookie is bound to it. */
  passwordHash: string | null;
}

/** A signed-in member with the secrets of the new session. */
export interface SignedInMember extends MemberProfile, SignedIn {}

/** A signed-in administrator with the secrets of the new session. */
export interface SignedInAdmin extends SignedIn {
  user: AdminUser;
}

/**
 * The value that the sign-in checked. It is compared again when the session opens, because a concurrent reset may have
 * changed it.
 */
export type SignInProof =
  | { passkeyId: number }
  | (({ passwordHash: string } | { provenEmail: string } | { googleSub: string }) & { passedSecondStep: boolean });

/** Opens a member's session. @throws INVALID_CREDENTIALS if the proof has ended, FORBIDDEN for an inactive account */
export async function openMemberSession(
  app: App,
  caller: Caller,
  id: number,
  proof: SignInProof,
): Promise<SignedInMember> {
  const select = { ...memberColumns, passwordHash: true, isActive: true };
  const { newSession, account } = await openSession(app, caller, { kind: "member", id }, (tx) =>
    tx.member.findFirst({ where: { id, ...stillHolding(proof) }, select }),
  );
  return { ...toMemberProfile(app, account), newSession, passwordHash: account.passwordHash };
}

/** Opens an administrator's session; the errors are those of `openMemberSession`. */
export async function openAdminSession(
  app: App,
  caller: Caller,
  id: number,
  proof: SignInProof,
): Promise<SignedInAdmin> {
  const select = { id: true, username: true, email: true, isActive: true, passwordHash: true } as const;
  const { newSession, account } = await openSession(app, caller, { kind: "admin", id }, (tx) =>
    tx.admin.findFirst({ where: { id, ...stillHolding(proof) }, select }),
  );
  const { username, email, passwordHash } = account;
  return { user: { id, username, email, role: "admin" }, newSession, passwordHash };
}

async function openSession<Account extends { isActive: boolean }>(
  app: App,
  caller: Caller,
  owner: Owner,
  find: (tx: Prisma.TransactionClient) => Promise<Account | null>,
): Promise<{ newSession: NewSession; account: Account }> {
  const { texts } = ownerRules[owner.kind];
  return app.db.prisma.$transaction(async (tx) => {
    const newSession = await createSession(tx, owner, caller);
    const account = await find(tx);
    if (!account) throw new AppError("INVALID_CREDENTIALS", { message: texts.loginFailed });
    if (!account.isActive) throw new AppError("FORBIDDEN", { message: texts.inactive });
    if (owner.kind === "admin")
      await tx.admin.update({ where: { id: owner.id }, data: { lastSignInAt: await databaseNow(tx) } });
    else await noteMemberLogin(app, tx, caller, owner.id);
    return { newSession, account };
  });
}

function stillHolding(proof: SignInProof): Prisma.AdminWhereInput & Prisma.MemberWhereInput {
  if ("passkeyId" in proof) return { passkeys: { some: { id: proof.passkeyId } } };
  const { passedSecondStep, ...first } = proof;
  return {
    ...("provenEmail" in first ? { emailKey: getEmailKey(first.provenEmail), emailVerifiedAt: { not: null } } : first),
    ...(!passedSecondStep && { authenticator: null }),
  };
}

/** Records a member's sign-in and notifies them of one from a new device. */
async function noteMemberLogin(app: App, tx: Prisma.TransactionClient, caller: Caller, memberId: number) {
  const userAgent = caller.userAgent.slice(0, 256);
  const seen = await tx.securityEvent.findMany({
    where: { memberId, event: "login" },
    select: { userAgent: true },
    distinct: ["userAgent"],
  });
  await recordSecurityEvent(tx, caller, { kind: "member", id: memberId }, "login");
  await tx.member.update({ where: { id: memberId }, data: { lastLoginAt: await databaseNow(tx) } });
  if (seen.length === 0 || seen.some((event) => event.userAgent === userAgent)) return;
  const device = getDevice(userAgent);
  await notifyMember(app, tx, memberId, {
    event: "new_sign_in",
    title: "Yeni bir cihazdan giriş yapıldı",
    message: `${device} (${caller.ipAddress})`,
    link: paths.memberSettings,
    mail: (name) => ({
      template: "new_sign_in",
      props: { name, at: new Date().toISOString(), device, ipAddress: caller.ipAddress },
    }),
  });
}

/**
 * Checks the second factor of a sign-in, if the account has one.
 * @param shown the form field that shows an error, and the message for a wrong code
 * @returns whether there was one
 * @throws SECOND_FACTOR_REQUIRED without a code, INVALID_CREDENTIALS for a wrong or used one
 */
export async function passSecondStep(
  app: App,
  caller: Caller,
  owner: Owner,
  code: string | null | undefined,
  { field, wrong }: { field?: string | undefined; wrong?: string } = { field: ownerRules[owner.kind].codeField },
): Promise<boolean> {
  if (!(await hasSecondStep(app, owner))) return false;
  const { texts } = ownerRules[owner.kind];
  const message = code ? (wrong ?? texts.secondFactorWrong) : texts.secondFactorRequired;
  const details = { message, ...(field !== undefined && { fields: { [field]: message } }) };
  if (!code) throw new AppError("SECOND_FACTOR_REQUIRED", details);
  const refusal = new AppError("INVALID_CREDENTIALS", { ...details, isWrongProof: true });
  await verifySecondFactor(app, caller, { owner, code, refusal });
  return true;
}
