import { authTexts } from "@site/contract/auth/labels";
import type { LoginInput } from "@site/contract/auth/schema";
import { emailKeyOf } from "@site/contract/common/text";
import { deviceOf } from "@site/contract/member/device";
import type { MemberProfile } from "@site/contract/member/schema";
import type { Prisma } from "@site/db";
import type { App } from "../../core/app.ts";
import type { Caller } from "../../core/context.ts";
import { AppError } from "../../core/errors.ts";
import { isPassword } from "../../core/password.ts";
import { passBotCheck } from "../bot-check/service.ts";
import { noteEvent } from "../member/events.ts";
import { passSecondFactor } from "../member/totp-service.ts";
import { memberColumns, toMemberProfile } from "../member/view.ts";
import { tellMember } from "../notifications/tell-member.ts";
import { createMemberSession, type MemberIdentity, type NewSession, revokeSession } from "../session/service.ts";

/** A member who signed in, with the secrets of the new session. */
export interface SignedInMember extends MemberProfile {
  newSession: NewSession;
}

type SigningIn = Prisma.MemberGetPayload<{ select: typeof memberColumns }>;

/**
 * Signs a member in with address and password, and with the second step where it is on. An unknown address costs the same
 * work as a wrong password and gets the same answer.
 * @throws INVALID_CREDENTIALS, SECOND_FACTOR_REQUIRED, FORBIDDEN for an inactive account, TOO_MANY_REQUESTS after too many failures
 */
export async function loginMember(app: App, caller: Caller, input: LoginInput): Promise<SignedInMember> {
  await passBotCheck(app, caller, input);
  const account = `member:${emailKeyOf(input.email)}`;
  await takeTry(app, caller, account);
  const member = await app.db.prisma.member.findUnique({
    where: { emailKey: emailKeyOf(input.email) },
    select: { ...memberColumns, passwordHash: true, isActive: true, totpSecret: true, totpLastStep: true },
  });
  if (!(await isPassword(input.password, member?.passwordHash ?? undefined)) || !member) throw new AppError("INVALID_CREDENTIALS", { message: authTexts.loginFailed });
  if (member.totpSecret && input.code && !(await passSecondFactor(app, caller, member, input.code))) throw new AppError("INVALID_CREDENTIALS", { message: authTexts.secondFactorWrong });
  await app.limits.giveBack("loginAddress", caller.ipAddress);
  await app.limits.giveBack("loginAccount", account);
  if (!member.isActive) throw new AppError("FORBIDDEN", { message: authTexts.inactive });
  if (member.totpSecret && !input.code) throw new AppError("SECOND_FACTOR_REQUIRED", { message: authTexts.secondFactorRequired });
  return openSession(app, caller, member);
}

/** Opens the session of somebody who has shown who they are, and tells the account's owner of a device that was never seen before. */
export async function openSession(app: App, caller: Caller, member: SigningIn): Promise<SignedInMember> {
  const newSession = await createMemberSession(app, member.id, caller);
  await app.db.prisma.$transaction(async (tx) => {
    const userAgent = caller.userAgent.slice(0, 256);
    const seen = await tx.securityEvent.findMany({ where: { memberId: member.id, event: "login" }, select: { userAgent: true }, distinct: ["userAgent"] });
    await noteEvent(tx, caller, member.id, "login");
    await tx.member.update({ where: { id: member.id }, data: { lastLoginAt: new Date() } });
    if (seen.length === 0 || seen.some((event) => event.userAgent === userAgent)) return;
    const device = deviceOf(userAgent);
    await tellMember(app, tx, member.id, {
      event: "new_sign_in",
      title: "Yeni bir cihazdan giriş yapıldı",
      message: `${device} (${caller.ipAddress})`,
      link: "/profil/ayarlar",
      mail: (name) => ({ template: "new_sign_in", props: { name, at: new Date().toISOString(), device, ipAddress: caller.ipAddress } }),
    });
  });
  return { ...toMemberProfile(app, member), newSession };
}

/** Ends the session that asks; one that has ended already is no fault. */
export async function logoutMember(app: App, caller: Caller, member: MemberIdentity | undefined): Promise<void> {
  if (!member) return;
  await revokeSession(app, member.sessionId);
  await app.db.prisma.$transaction((tx) => noteEvent(tx, caller, member.id, "logout"));
}

/** Counts a try before it is judged, so that many at once are counted too. */
async function takeTry(app: App, caller: Caller, account: string): Promise<void> {
  try {
    await app.limits.take("loginAddress", caller.ipAddress);
    await app.limits.take("loginAccount", account);
  } catch (error) {
    if (error instanceof AppError && error.code === "TOO_MANY_REQUESTS") throw new AppError("TOO_MANY_REQUESTS", { ...error.details, message: authTexts.tooManyTries });
    throw error;
  }
}
