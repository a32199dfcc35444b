import type { UpdatePasswordInput } from "@site/contract/identity/passwords/schema";
import type { SecurityEventName } from "@site/contract/identity/sessions/schema";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/calls/caller.ts";
import type { Owner } from "../../../core/calls/owner.ts";
import type { Identity } from "../../../core/context.ts";
import { queueMail } from "../../mail/service.ts";
import { getAddress } from "../links/mail-service.ts";
import { getAccount, ownerRules, storePasswordHash } from "../owner.ts";
import { removeSecondSteps } from "../second-factor/service.ts";
import { endAccess } from "../sessions/access-service.ts";
import { confirmPassword } from "../sessions/confirmation-service.ts";
import { recordSecurityEvent } from "../sessions/security-events-service.ts";
import { assertHardToGuess } from "./policy.ts";

/**
 * Changes the password of the session's owner and ends the other sessions.
 * @returns the new hash
 * @throws VALIDATION_FAILED, TOO_MANY_REQUESTS
 */
export async function changePassword(
  app: App,
  caller: Caller,
  owner: Identity,
  { currentPassword, newPassword }: Pick<UpdatePasswordInput, "currentPassword" | "newPassword">,
): Promise<string> {
  await confirmPassword(app, caller, owner, currentPassword, {
    field: "currentPassword",
    message: ownerRules[owner.kind].texts.wrongCurrentPassword,
  });
  await assertNewPassword(app, owner, newPassword);
  const passwordHash = await app.passwords.hash(newPassword);
  await app.db.prisma.$transaction((tx) =>
    setPassword(app, tx, caller, {
      ...{ owner, passwordHash, event: "password_changed", keptSessionId: owner.sessionId, removedFactors: "none" },
    }),
  );
  return passwordHash;
}

/** Rejects an easily guessed new password. @throws VALIDATION_FAILED at the field `newPassword` */
export async function assertNewPassword(app: App, owner: Owner, password: string): Promise<void> {
  const { ownNames } = await getAccount(app.db.prisma, owner);
  await assertHardToGuess(app, { password, field: "newPassword", ownNames });
}

interface PasswordChange {
  owner: Owner;
  passwordHash: string;
  event: Extract<
    SecurityEventName,
    "password_changed" | "password_reset" | "password_set_by_admin" | "email_change_undone"
  >;
  /** The session to keep, if the owner changed the password with the old one. */
  keptSessionId?: number;
  /**
   * The second factors to remove: none, all, or those made since a time. A verified member's factors survive a mailed
   * link, because the reader of the mailbox may be another person.
   */
  removedFactors: "none" | "all" | { madeAfter: Date };
}

/** Sets a new password, ends all other access, and removes the given second factors. Tells a member by mail. */
export async function setPassword(
  app: App,
  tx: Prisma.TransactionClient,
  caller: Caller,
  { owner, passwordHash, event, keptSessionId, removedFactors }: PasswordChange,
): Promise<void> {
  await storePasswordHash(tx, owner, passwordHash);
  await endAccess(tx, owner, { except: keptSessionId });
  if (removedFactors !== "none") await removeSecondSteps(tx, owner, removedFactors === "all" ? {} : removedFactors);
  await recordSecurityEvent(tx, caller, owner, event);
  if (owner.kind === "admin") return;
  const member = await tx.member.findUniqueOrThrow({ where: { id: owner.id } });
  await queueMail(app, tx, {
    template: "password_changed",
    to: getAddress(member),
    props: { name: member.firstName, at: new Date().toISOString() },
  });
}
