import { passwordTexts } from "@site/contract/identity/passwords/labels";
import type { UpdatePasswordInput } from "@site/contract/identity/passwords/schema";
import type { SecurityEventName } from "@site/contract/identity/sessions/schema";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/calls/caller.ts";
import type { MemberIdentity } from "../../../core/context.ts";
import { queueMail } from "../../mail/service.ts";
import { endAccess } from "../access/service.ts";
import { confirmPassword } from "../confirmation/service.ts";
import { getAddress } from "../links/mail-service.ts";
import { removeSecondSteps } from "../second-factor/service.ts";
import { recordSecurityEvent } from "../sessions/security-events-service.ts";
import { assertHardToGuess } from "./policy.ts";

/**
 * Changes the password of the session's member and ends the other sessions.
 * @returns the new hash
 * @throws VALIDATION_FAILED, TOO_MANY_REQUESTS
 */
export async function updatePassword(
  app: App,
  caller: Caller,
  { id, sessionId }: MemberIdentity,
  { currentPassword, newPassword }: UpdatePasswordInput,
): Promise<string> {
  await confirmPassword(app, caller, { memberId: id }, currentPassword, {
    field: "currentPassword",
    message: passwordTexts.wrongCurrentPassword,
  });
  await assertNewPassword(app, id, newPassword);
  const passwordHash = await app.passwords.hash(newPassword);
  await app.db.prisma.$transaction((tx) =>
    setPassword(app, tx, caller, {
      ...{ memberId: id, passwordHash, event: "password_changed", keptSessionId: sessionId, removedFactors: "none" },
    }),
  );
  return passwordHash;
}

/** Rejects an easily guessed new password. @throws VALIDATION_FAILED at the field `newPassword` */
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
  /** The session to keep, if the member changed the password with the old one. */
  keptSessionId?: number;
  /**
   * The second factors to remove: none, all, or those made since a time. A verified member's outlive a mailed link,
   * since whoever reads the mailbox need not be the member.
   */
  removedFactors: "none" | "all" | { madeAfter: Date };
}

/**
 * Sets a new password, ends all other access, and removes the given second factors. Notifies the member by mail.
 */
export async function setPassword(
  app: App,
  tx: Prisma.TransactionClient,
  caller: Caller,
  { memberId, passwordHash, event, keptSessionId, removedFactors }: PasswordChange,
): Promise<void> {
  const member = await tx.member.update({ where: { id: memberId }, data: { passwordHash } });
  await endAccess(tx, memberId, { except: keptSessionId });
  if (removedFactors !== "none")
    await removeSecondSteps(tx, { memberId }, removedFactors === "all" ? {} : removedFactors);
  await recordSecurityEvent(tx, caller, memberId, event);
  await queueMail(app, tx, {
    template: "password_changed",
    to: getAddress(member),
    props: { name: member.firstName, at: new Date().toISOString() },
  });
}
