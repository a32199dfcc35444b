import { authTexts } from "@site/contract/auth/labels";
import type { ResetPasswordInput, UpdatePasswordInput } from "@site/contract/auth/schema";
import type { SecurityEventName } from "@site/contract/member/schema";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/context.ts";
import { AppError } from "../../../core/errors.ts";
import { addJob } from "../../../core/job-queue.ts";
import { changePages } from "../../../core/pages.ts";
import { hashPassword, isPassword } from "../../../core/password.ts";
import { queueMail } from "../../mail/service.ts";
import { cancelOpenChange } from "../email-change/reservation-service.ts";
import { addressOf } from "../links/mail-service.ts";
import { findUsableLink, type LinkPurpose, type LinkUse, spendLinks, useLink } from "../links/service.ts";
import { lockMember, removeFiles } from "../privacy/erasure.ts";
import { findOwnRegistration, proveAddress, startOver } from "../registration/proof-service.ts";
import { removeSecondSteps } from "../second-factor/service.ts";
import { noteEvent } from "../sessions/security-events-service.ts";
import { type MemberIdentity, revokeMemberSessions } from "../sessions/service.ts";
import { assertHardToGuess } from "./policy.ts";

/** The links that set a password. */
const PURPOSES: LinkPurpose[] = ["recovery", "invite", "signup"];

/** Leaves the job that mails a link, if the address is a member's; the answer is the same for every address. @throws TOO_MANY_REQUESTS */
export async function forgotPassword(app: App, caller: Caller, email: string): Promise<{ message: string }> {
  await app.limits.take("forgotAddress", caller.ipAddress);
  await app.db.prisma.$transaction((tx) => addJob(tx, "account-mail", { email, cause: "forgot" }));
  return { message: authTexts.resetSent };
}

/**
 * Sets a new password by a mailed link, and ends every session, passkey and second step. The link proves the address too; of an
 * unproved account that another browser registered nothing stays, as it may be a stranger's. The link of a registration does
 * nothing but prove, so it works here only as long as the address is unproved.
 * @param browser the mark of a browser that registered
 * @throws VALIDATION_FAILED for a link that does not work
 */
export async function resetPassword(
  app: App,
  caller: Caller,
  browser: string | undefined,
  input: ResetPasswordInput,
): Promise<{ message: string }> {
  const { token, access_token = "", refresh_token, newPassword } = input;
  const values = token ? { access: token } : { access: access_token, refresh: refresh_token };
  const { memberId } = usableLink(await findUsableLink(app.db.prisma, values, PURPOSES)); // nobody has passwords hashed without a link
  await assertNewPassword(app, memberId, newPassword);
  const passwordHash = await hashPassword(newPassword);
  const erased = await changePages(app, ["becayis"], async (tx) => {
    const use = usableLink(await useLink(tx, values, PURPOSES));
    const member = await lockMember(tx, use.memberId);
    if (!member || (use.purpose === "signup" && member.emailVerifiedAt)) throw invalidLink();
    const owned = await takeOver(app, tx, caller, browser, member, passwordHash);
    await spendLinks(tx, owned.id, ["signup"]);
    await setPassword(app, tx, caller, { memberId: owned.id, passwordHash, event: "password_reset" });
    return owned.erased;
  });
  if (erased) await removeFiles(app, erased);
  return { message: authTexts.resetDone };
}

function usableLink(use: LinkUse): Exclude<LinkUse, string> {
  if (typeof use === "string") throw invalidLink();
  return use;
}

function invalidLink(): AppError {
  return new AppError("VALIDATION_FAILED", { message: authTexts.linkInvalid });
}

/** Who an account is of whose owner has not said it yet; the profile lets them. */
const NEW_MEMBER = { firstName: "Yeni", lastName: "Üye" };

/** The account of a mailbox whose owner sets a password: a proved one as it is, an unproved one only where this browser registered it. */
async function takeOver(
  app: App,
  tx: Prisma.TransactionClient,
  caller: Caller,
  browser: string | undefined,
  member: Prisma.MemberGetPayload<object>,
  passwordHash: string,
) {
  if (member.emailVerifiedAt) return { id: member.id };
  const own = await findOwnRegistration(tx, member, browser);
  if (own === "standing") {
    await proveAddress(app, tx, caller, member.id);
    return { id: member.id };
  }
  const { firstName, lastName, phone } = own ?? { ...NEW_MEMBER, phone: null };
  const { member: made, erased } = await startOver(app, tx, caller, member, {
    firstName,
    lastName,
    phone,
    passwordHash,
    termsAcceptedAt: own?.createdAt ?? member.termsAcceptedAt,
  });
  return { id: made.id, erased };
}

/** Changes the password of the member of a session; the other sessions end. @returns its hash @throws VALIDATION_FAILED, TOO_MANY_REQUESTS */
export async function updatePassword(
  app: App,
  caller: Caller,
  { id, sessionId }: MemberIdentity,
  { currentPassword, newPassword }: UpdatePasswordInput,
): Promise<string> {
  await confirmPassword(app, id, currentPassword, {
    field: "currentPassword",
    message: authTexts.wrongCurrentPassword,
  });
  await assertNewPassword(app, id, newPassword);
  const passwordHash = await hashPassword(newPassword);
  await app.db.prisma.$transaction((tx) =>
    setPassword(app, tx, caller, { memberId: id, passwordHash, event: "password_changed", keptSessionId: sessionId }),
  );
  return passwordHash;
}

/** Lets on only who knows the password of an account; wrong ones count as failed sign-ins. @throws VALIDATION_FAILED at this field, TOO_MANY_REQUESTS */
export async function confirmPassword(
  app: App,
  memberId: number,
  password: string,
  refusal: { field: string; message: string },
): Promise<void> {
  const key = `member-password:${memberId}`;
  await app.limits.take("loginAccount", key);
  const { passwordHash } = await app.db.prisma.member.findUniqueOrThrow({
    where: { id: memberId },
    select: { passwordHash: true },
  });
  if (!(await isPassword(password, passwordHash ?? undefined)))
    throw new AppError("VALIDATION_FAILED", { message: refusal.message, fields: { [refusal.field]: refusal.message } });
  await app.limits.giveBack("loginAccount", key);
}

/** Refuses a new password of a member that is guessed soon. @throws VALIDATION_FAILED at the field `newPassword` */
export async function assertNewPassword(app: App, memberId: number, password: string): Promise<void> {
  const member = await app.db.prisma.member.findUnique({ where: { id: memberId }, select: { email: true } });
  await assertHardToGuess(app, { password, field: "newPassword", ownNames: member ? [member.email] : [] });
}

interface PasswordChange {
  memberId: number;
  passwordHash: string;
  event: Extract<
    SecurityEventName,
    "password_changed" | "password_reset" | "password_set_by_admin" | "email_change_undone"
  >;
  /** The session of whoever changed it with the old one. */
  keptSessionId?: number;
}

/**
 * Sets a new password and ends what the old one opened: sessions but one at most, links that were mailed before, and an open change
 * of address. Set without the old one, it also ends passkeys and the second step. The owner is told.
 */
export async function setPassword(
  app: App,
  tx: Prisma.TransactionClient,
  caller: Caller,
  { memberId, passwordHash, event, keptSessionId }: PasswordChange,
): Promise<void> {
  const member = await tx.member.update({ where: { id: memberId }, data: { passwordHash } });
  await revokeMemberSessions(tx, memberId, { except: keptSessionId });
  await spendLinks(tx, memberId, ["recovery", "invite"]);
  await cancelOpenChange(tx, memberId);
  if (event !== "password_changed") await removeSecondSteps(tx, memberId);
  await noteEvent(tx, caller, memberId, event);
  await queueMail(app, tx, {
    template: "password_changed",
    to: addressOf(member),
    props: { name: member.firstName, at: new Date().toISOString() },
  });
}
