import { randomBytes } from "node:crypto";
import { maskEmail } from "@site/contract/common/email";
import { getEmailKey } from "@site/contract/common/text";
import { emailChangeTexts } from "@site/contract/identity/email-change/labels";
import type { EmailChangeState, RequestEmailChangeInput } from "@site/contract/identity/email-change/schema";
import { passwordTexts } from "@site/contract/identity/passwords/labels";
import { paths } from "@site/contract/paths";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/calls/caller.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { isUniqueViolation } from "../../../core/calls/public-error.ts";
import type { MemberIdentity } from "../../../core/context.ts";
import { databaseNow } from "../../../core/database/clock.ts";
import { lockAccount } from "../../../core/database/row-lock.ts";
import { queueMail } from "../../mail/service.ts";
import { getAddress, isBelowMailLimit } from "../links/mail-service.ts";
import { invalidateLinks } from "../links/service.ts";
import { removeSecondSteps } from "../second-factor/service.ts";
import { cancelOpenChange, endAccess } from "../sessions/access-service.ts";
import { confirmPassword } from "../sessions/confirmation-service.ts";
import { recordSecurityEvent } from "../sessions/security-events-service.ts";
import { hashToken } from "../tokens.ts";

const DAY_MS = 86_400_000;
const PROOF_DAYS = 1;
const UNDO_DAYS = 7;

const after = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS);
const newLinkValue = () => randomBytes(32).toString("base64url");

export async function getEmailChange(app: App, memberId: number): Promise<EmailChangeState> {
  const change = await app.db.prisma.emailChange.findFirst({
    where: { memberId, provedAt: null, cancelledAt: null, expiresAt: { gt: await databaseNow(app.db.pool) } },
  });
  return { pending: change && { newEmail: change.newEmail, expiresAt: change.expiresAt.toISOString() } };
}

/**
 * Mails a confirmation link to the new address and invalidates earlier links; nothing changes before it is used. The
 * answer does not reveal whether the address is taken.
 * @throws VALIDATION_FAILED for a wrong password or the current address, TOO_MANY_REQUESTS
 */
export async function requestEmailChange(
  app: App,
  caller: Caller,
  owner: MemberIdentity,
  { newEmail, currentPassword }: RequestEmailChangeInput,
): Promise<{ message: string }> {
  await confirmPassword(app, caller, owner, currentPassword, {
    field: "currentPassword",
    message: passwordTexts.wrongCurrentPassword,
  });
  if (getEmailKey(newEmail) === getEmailKey(owner.email))
    throw new AppError("VALIDATION_FAILED", {
      message: emailChangeTexts.sameAddress,
      fields: { newEmail: emailChangeTexts.sameAddress },
    });
  await app.limits.take("emailChange", String(owner.id));
  const isMailed = await isBelowMailLimit(app, newEmail);
  await app.db.prisma.$transaction(async (tx) => {
    await cancelOpenChange(tx, owner.id);
    const proof = newLinkValue();
    const member = await tx.member.findUniqueOrThrow({ where: { id: owner.id } });
    await tx.emailChange.create({
      data: {
        memberId: owner.id,
        oldEmail: member.email,
        newEmail,
        proofHash: hashToken(proof),
        expiresAt: after(await databaseNow(tx), PROOF_DAYS),
      },
    });
    await recordSecurityEvent(tx, caller, owner, "email_change_requested");
    if (isMailed)
      await queueMail(app, tx, {
        template: "email_change_proof",
        to: { name: "", email: newEmail },
        props: { getAccount: getAddress(member).name, path: `${paths.confirmEmailChange}#token=${proof}` },
      });
  });
  return { message: emailChangeTexts.requested };
}

/** Cancels the pending e-mail change. @throws NOT_FOUND if there is none */
export async function cancelEmailChange(app: App, memberId: number): Promise<void> {
  const count = await app.db.prisma.$transaction((tx) => cancelOpenChange(tx, memberId));
  if (count === 0) throw new AppError("NOT_FOUND", { message: emailChangeTexts.nothingToCancel });
}

/**
 * Confirms and applies an e-mail change: ends other sessions and mailed links, and mails an undo link to the old
 * address. A never-verified old address gets neither mail nor undo link, because it may belong to someone else.
 * As with every first proof, that of an account not verified before ends its passkeys and second steps.
 * @param session the member signed in in this browser
 * @throws VALIDATION_FAILED for an invalid link, CONFLICT if the address belongs to another account
 */
export async function confirmEmailChange(
  app: App,
  caller: Caller,
  session: MemberIdentity | undefined,
  token: string,
): Promise<{ message: string }> {
  try {
    await app.db.prisma.$transaction((tx) => changeAddress(app, tx, caller, session, token));
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("CONFLICT", { message: emailChangeTexts.addressTaken });
    throw error;
  }
  return { message: emailChangeTexts.confirmed };
}

async function changeAddress(
  app: App,
  tx: Prisma.TransactionClient,
  caller: Caller,
  session: MemberIdentity | undefined,
  token: string,
): Promise<void> {
  const invalid = () => new AppError("VALIDATION_FAILED", { message: emailChangeTexts.linkInvalid });
  const known = await tx.emailChange.findUnique({
    where: { proofHash: hashToken(token) },
    select: { id: true, memberId: true },
  });
  if (!known) throw invalid();
  const { id, memberId } = known;
  await lockAccount(tx, "member", memberId); // keeps the row unchanged until the commit
  const member = await tx.member.findUnique({ where: { id: memberId, isActive: true } });
  if (!member) throw invalid();
  const now = await databaseNow(tx);
  const isFirstProof = member.emailVerifiedAt === null;
  const undo = member.emailVerifiedAt && { value: newLinkValue(), until: after(now, UNDO_DAYS) };
  const [change] = await tx.emailChange.updateManyAndReturn({
    where: { id, provedAt: null, cancelledAt: null, expiresAt: { gt: now } },
    data: {
      provedAt: now,
      oldEmail: member.email,
      ...(undo && { undoHash: hashToken(undo.value), undoUntil: undo.until }),
    },
  });
  if (!change) throw invalid();
  await moveAddress(tx, memberId, change.newEmail);
  await invalidateLinks(tx, memberId, ["signup"]);
  const owner = { kind: "member", id: memberId } as const;
  if (isFirstProof) await removeSecondSteps(tx, owner); // as in markAddressVerified
  await endAccess(tx, owner, { except: session?.id === memberId ? session.sessionId : undefined });
  await recordSecurityEvent(tx, caller, owner, "email_changed");
  if (!undo) return;
  const props = {
    name: member.firstName,
    newAddress: maskEmail(change.newEmail),
    at: now.toISOString(),
    path: `${paths.undoEmailChange}#token=${undo.value}`,
  };
  await queueMail(app, tx, { template: "email_changed", to: getAddress(member), props });
}

/** Sets a member's verified address, also in their comments. @throws P2002 if another member has or reserves it */
export async function moveAddress(tx: Prisma.TransactionClient, memberId: number, email: string): Promise<void> {
  await tx.member.update({
    where: { id: memberId },
    data: {
      email,
      emailVerifiedAt: await databaseNow(tx),
      registrationBrowserHash: null,
      registrationUserAgent: "",
    },
  });
  await tx.comment.updateMany({ where: { memberId }, data: { authorEmail: email } });
}
