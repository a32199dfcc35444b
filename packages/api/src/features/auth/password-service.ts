import { authTexts } from "@site/contract/auth/labels";
import type { ResetPasswordInput, UpdatePasswordInput } from "@site/contract/auth/schema";
import type { SecurityEventName } from "@site/contract/member/schema";
import type { Prisma } from "@site/db";
import type { App } from "../../core/app.ts";
import type { Caller } from "../../core/context.ts";
import { AppError } from "../../core/errors.ts";
import { addJob } from "../../core/job-queue.ts";
import { hashPassword, isPassword } from "../../core/password.ts";
import { queueMail } from "../mail/service.ts";
import { cancelOpenChange } from "../member/email-change-rows.ts";
import { noteEvent } from "../member/events.ts";
import { type MemberIdentity, revokeMemberSessions } from "../session/service.ts";
import { addressOf } from "./account-mail.ts";
import { spendLinks, useLink } from "./links.ts";

/** Leaves the job that mails a link, if the address is a member's; the answer is the same for every address. @throws TOO_MANY_REQUESTS */
export async function forgotPassword(app: App, caller: Caller, email: string): Promise<{ message: string }> {
  await app.limits.take("forgotAddress", caller.ipAddress);
  await app.db.prisma.$transaction((tx) => addJob(tx, "account-mail", { email, cause: "forgot" }));
  return { message: authTexts.resetSent };
}

/**
 * Sets a new password by a mailed link, and ends every session. The link proves the address too; that of a registration does
 * nothing else, so it works here only as long as the address is unproved.
 * @throws VALIDATION_FAILED for a link that does not work
 */
export async function resetPassword(app: App, caller: Caller, { token, access_token = "", refresh_token, newPassword }: ResetPasswordInput): Promise<{ message: string }> {
  await app.db.prisma.$transaction(async (tx) => {
    const use = await useLink(tx, token ? { access: token } : { access: access_token, refresh: refresh_token }, ["recovery", "invite", "signup"]);
    if (typeof use === "string") throw new AppError("VALIDATION_FAILED", { message: authTexts.linkInvalid });
    const wasUnproved = await proveAddress(tx, use.memberId);
    if (use.purpose === "signup" && !wasUnproved) throw new AppError("VALIDATION_FAILED", { message: authTexts.linkInvalid });
    await spendLinks(tx, use.memberId, ["signup"]);
    await setPassword(app, tx, caller, { memberId: use.memberId, newPassword, event: "password_reset" });
  });
  return { message: authTexts.resetDone };
}

/** Second steps that were set up before the address was proved may be those of a stranger who opened the account. @returns whether it was unproved */
async function proveAddress(tx: Prisma.TransactionClient, memberId: number): Promise<boolean> {
  const { count } = await tx.member.updateMany({ where: { id: memberId, emailVerifiedAt: null }, data: { emailVerifiedAt: new Date(), totpSecret: null, totpLastStep: null } });
  if (count === 0) return false;
  await tx.passkey.deleteMany({ where: { memberId } });
  await tx.recoveryCode.deleteMany({ where: { memberId } });
  return true;
}

/** Changes the password of the member of a session; the other sessions end. @throws VALIDATION_FAILED, TOO_MANY_REQUESTS */
export async function updatePassword(app: App, caller: Caller, { id, sessionId }: MemberIdentity, { currentPassword, newPassword }: UpdatePasswordInput): Promise<{ message: string }> {
  await confirmPassword(app, id, currentPassword, { field: "currentPassword", message: authTexts.wrongCurrentPassword });
  await app.db.prisma.$transaction((tx) => setPassword(app, tx, caller, { memberId: id, newPassword, event: "password_changed", keptSessionId: sessionId }));
  return { message: authTexts.passwordUpdated };
}

/** Lets on only who knows the password of an account; wrong ones count as failed sign-ins. @throws VALIDATION_FAILED at this field, TOO_MANY_REQUESTS */
export async function confirmPassword(app: App, memberId: number, password: string, refusal: { field: string; message: string }): Promise<void> {
  const key = `member-password:${memberId}`;
  await app.limits.take("loginAccount", key);
  const { passwordHash } = await app.db.prisma.member.findUniqueOrThrow({ where: { id: memberId }, select: { passwordHash: true } });
  if (!(await isPassword(password, passwordHash ?? undefined))) throw new AppError("VALIDATION_FAILED", { message: refusal.message, fields: { [refusal.field]: refusal.message } });
  await app.limits.giveBack("loginAccount", key);
}

interface PasswordChange {
  memberId: number;
  newPassword: string;
  event: SecurityEventName;
  keptSessionId?: number;
}

/** A new password ends what the old one opened: sessions but one at most, links that were mailed before, and an open change of address. Its owner is told. */
export async function setPassword(app: App, tx: Prisma.TransactionClient, caller: Caller, { memberId, newPassword, event, keptSessionId }: PasswordChange): Promise<void> {
  const member = await tx.member.update({ where: { id: memberId }, data: { passwordHash: await hashPassword(newPassword) } });
  await revokeMemberSessions(tx, memberId, { except: keptSessionId });
  await spendLinks(tx, memberId, ["recovery", "invite"]);
  await cancelOpenChange(tx, memberId);
  await noteEvent(tx, caller, memberId, event);
  await queueMail(app, tx, { template: "password_changed", to: addressOf(member), props: { name: member.firstName, at: new Date().toISOString() } });
}
