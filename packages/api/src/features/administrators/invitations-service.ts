import { adminPaths } from "@site/contract/admin-paths";
import type {
  AcceptInvitationInput,
  AdminInvitation,
  InviteAdminInput,
} from "@site/contract/administrators/admin-schema";
import { administratorTexts } from "@site/contract/administrators/labels";
import { getEmailKey } from "@site/contract/common/text";
import type { Prisma } from "@site/db";
import type { App } from "../../core/app.ts";
import type { Caller } from "../../core/calls/caller.ts";
import { AppError } from "../../core/calls/errors.ts";
import { isUniqueViolation } from "../../core/calls/public-error.ts";
import type { AdminIdentity } from "../../core/context.ts";
import { databaseNow } from "../../core/database/clock.ts";
import { assertHardToGuess } from "../identity/passwords/policy.ts";
import { hashToken, isTokenOf, newToken } from "../identity/tokens.ts";
import { queueMail } from "../mail/service.ts";

const FIND_NAME = `SELECT 1 FROM admins WHERE lower(username COLLATE "C") = $1`;

const LIFETIME_MS = 7 * 86_400_000;

const isOpen = { acceptedAt: null, revokedAt: null };

/** Returns the open invitations, newest first. */
export async function listInvitations(app: App): Promise<AdminInvitation[]> {
  const [rows, now] = await Promise.all([
    app.db.prisma.adminInvitation.findMany({
      where: isOpen,
      orderBy: { id: "desc" },
      include: { invitedBy: { select: { username: true } } },
    }),
    databaseNow(app.db.pool),
  ]);
  return rows.map(({ id, email, invitedBy, expiresAt }) => ({
    id,
    email,
    invitedBy: invitedBy?.username ?? null,
    expiresAt: expiresAt.toISOString(),
    isExpired: expiresAt <= now,
  }));
}

/**
 * Mails an invitation to become an administrator.
 * @throws VALIDATION_FAILED if the address is an administrator's or was invited already, TOO_MANY_REQUESTS
 */
export async function inviteAdmin(app: App, admin: AdminIdentity, { email }: InviteAdminInput): Promise<void> {
  await app.limits.take("adminInvitations", String(admin.id));
  const isTaken = await app.db.prisma.admin.count({ where: { emailKey: getEmailKey(email) } });
  if (isTaken > 0) throw fieldError("email", administratorTexts.alreadyAdmin);
  const { token, columns } = newLink(await databaseNow(app.db.pool));
  try {
    await app.db.prisma.$transaction(async (tx) => {
      await tx.adminInvitation.create({ data: { email, invitedById: admin.id, ...columns } });
      await sendInvitation(app, tx, admin, { email, token });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw fieldError("email", administratorTexts.alreadyInvited);
    throw error;
  }
}

/**
 * Mails an open invitation again with a new link; the previous link stops working, and the caller becomes
 * the inviter.
 * @throws CONFLICT, TOO_MANY_REQUESTS
 */
export async function resendInvitation(app: App, admin: AdminIdentity, id: number): Promise<void> {
  await app.limits.take("adminInvitations", String(admin.id));
  const { token, columns } = newLink(await databaseNow(app.db.pool));
  await app.db.prisma.$transaction(async (tx) => {
    const [renewed] = await tx.adminInvitation.updateManyAndReturn({
      where: { id, ...isOpen },
      data: { ...columns, invitedById: admin.id },
    });
    if (!renewed) throw new AppError("CONFLICT", { message: administratorTexts.invitationGone });
    await sendInvitation(app, tx, admin, { email: renewed.email, token });
  });
}

/** Withdraws an open invitation. @throws CONFLICT if it was accepted or withdrawn */
export async function revokeInvitation(app: App, id: number): Promise<void> {
  const { count } = await app.db.prisma.adminInvitation.updateMany({
    where: { id, ...isOpen },
    data: { revokedAt: await databaseNow(app.db.pool) },
  });
  if (count === 0) throw new AppError("CONFLICT", { message: administratorTexts.invitationGone });
}

/** Returns the invited address. @throws NOT_FOUND for an unknown, used, expired or withdrawn invitation */
export async function openInvitation(app: App, caller: Caller, token: string): Promise<{ email: string }> {
  await app.limits.take("invitationAddress", caller.ipAddress);
  const found = await app.db.prisma.adminInvitation.findFirst({
    where: usable(token, await databaseNow(app.db.pool)),
    select: { email: true },
  });
  if (!found) throw invalidLink();
  return found;
}

/**
 * Accepts an invitation: creates the administrator with the chosen name and password. Of concurrent calls one succeeds.
 * @throws NOT_FOUND as openInvitation; VALIDATION_FAILED for a taken name or a password that is easily guessed
 */
export async function acceptInvitation(
  app: App,
  caller: Caller,
  { token, username, password }: AcceptInvitationInput,
): Promise<void> {
  app.passwords.assertRoom();
  const { email } = await openInvitation(app, caller, token);
  await assertHardToGuess(app, { password, field: "password", ownNames: [email, username] });
  const passwordHash = await app.passwords.hash(password);
  try {
    await app.db.prisma.$transaction(async (tx) => {
      const now = await databaseNow(tx);
      const [accepted] = await tx.adminInvitation.updateManyAndReturn({
        where: usable(token, now),
        data: { acceptedAt: now },
      });
      if (!accepted) throw invalidLink();
      await tx.admin.create({ data: { username, email: accepted.email, passwordHash } });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw await getError(app, username);
    throw error;
  }
}

/** Returns the error after a violated unique index: a taken name, or a taken address, which ends the invitation. */
async function getError(app: App, username: string): Promise<AppError> {
  const { rowCount } = await app.db.pool.query(FIND_NAME, [getEmailKey(username)]);
  return rowCount ? fieldError("username", administratorTexts.usernameTaken) : invalidLink();
}

function usable(token: string, now: Date): Prisma.AdminInvitationWhereInput {
  // a malformed token gets the hash of "", which no invitation has
  const tokenHash = hashToken(isTokenOf("admin", token) ? token : "");
  return { tokenHash, ...isOpen, expiresAt: { gt: now } };
}

function newLink(now: Date) {
  const token = newToken("admin");
  return { token, columns: { tokenHash: hashToken(token), expiresAt: new Date(now.getTime() + LIFETIME_MS) } };
}

async function sendInvitation(
  app: App,
  tx: Prisma.TransactionClient,
  admin: AdminIdentity,
  { email, token }: { email: string; token: string },
): Promise<void> {
  await queueMail(app, tx, {
    template: "admin_invitation",
    to: { name: "", email },
    props: {
      invitedBy: admin.username,
      path: `${adminPaths.acceptInvitation}#token=${token}`,
    },
  });
}

function invalidLink(): AppError {
  return new AppError("NOT_FOUND", { message: administratorTexts.linkInvalid });
}

function fieldError(field: string, message: string): AppError {
  return new AppError("VALIDATION_FAILED", { message, fields: { [field]: message } });
}
