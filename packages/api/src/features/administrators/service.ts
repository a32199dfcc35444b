import type { Administrator } from "@site/contract/administrators/admin-schema";
import { administratorTexts } from "@site/contract/administrators/labels";
import type { Prisma } from "@site/db";
import type { App } from "../../core/app.ts";
import { AppError } from "../../core/calls/errors.ts";
import type { AdminIdentity } from "../../core/context.ts";
import { databaseNow } from "../../core/database/clock.ts";
import { removeSecondSteps } from "../identity/second-factor/service.ts";
import { endAccess } from "../identity/sessions/access-service.ts";
import { queueMail } from "../mail/service.ts";

/** Locks the active administrators in a fixed order, so that concurrent deactivations run in sequence. */
const LOCK_ACTIVE = "SELECT id FROM admins WHERE is_active ORDER BY id FOR UPDATE";

/** Returns all administrators by name. */
export async function listAdministrators(app: App, self: AdminIdentity): Promise<Administrator[]> {
  const rows = await app.db.prisma.admin.findMany({
    orderBy: { username: "asc" },
    include: { authenticator: { select: { id: true } }, _count: { select: { passkeys: true } } },
  });
  return rows.map(({ id, username, email, isActive, authenticator, _count, lastSignInAt }) => ({
    id,
    username,
    email,
    isActive,
    hasSecondFactor: authenticator !== null || _count.passkeys > 0,
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
    isSelf: id === self.id,
  }));
}

/**
 * Activates an administrator, or deactivates one and ends all their sessions.
 * @throws NOT_FOUND; CONFLICT if no active administrator would remain
 */
export async function setAdminActive(app: App, id: number, isActive: boolean): Promise<void> {
  await app.db.prisma.$transaction(async (tx) => {
    if (!isActive) await assertOneRemains(tx, id);
    const { count } = await tx.admin.updateMany({ where: { id }, data: { isActive } });
    if (count === 0) throw new AppError("NOT_FOUND");
    if (!isActive) await endAccess(tx, { kind: "admin", id });
  });
}

/**
 * Removes the second factor of another administrator who has lost it, ends their sessions and notifies them by mail.
 * Their password is enough to sign in until they set up a new one.
 * @throws NOT_FOUND; CONFLICT for the caller's own account, or without a second factor
 */
export async function removeSecondFactorOf(app: App, self: AdminIdentity, id: number): Promise<void> {
  if (self.id === id) throw new AppError("CONFLICT", { message: administratorTexts.ownFactor });
  await app.db.prisma.$transaction(async (tx) => {
    const admin = await tx.admin.findUnique({ where: { id }, select: { username: true, email: true } });
    if (!admin) throw new AppError("NOT_FOUND");
    const own = { where: { adminId: id } };
    if ((await tx.authenticator.count(own)) + (await tx.passkey.count(own)) === 0)
      throw new AppError("CONFLICT", { message: administratorTexts.noFactor });
    await removeSecondSteps(tx, { kind: "admin", id });
    await endAccess(tx, { kind: "admin", id });
    await queueMail(app, tx, {
      template: "admin_factor_removed",
      to: { name: admin.username, email: admin.email },
      props: { by: self.username, at: (await databaseNow(tx)).toISOString() },
    });
  });
}

/**
 * Checks that another administrator stays active; a trigger of the database enforces the same rule.
 * @throws CONFLICT
 */
async function assertOneRemains(tx: Prisma.TransactionClient, id: number): Promise<void> {
  const active = await tx.$queryRawUnsafe<{ id: number }[]>(LOCK_ACTIVE);
  if (active.length === 1 && active[0]?.id === id)
    throw new AppError("CONFLICT", { message: administratorTexts.oneRemains });
}
