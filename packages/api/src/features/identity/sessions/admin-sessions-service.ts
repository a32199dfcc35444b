import type { AdminSession } from "@site/contract/identity/sessions/admin-schema";
import { getDevice } from "@site/contract/identity/sessions/device";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import type { AdminIdentity } from "../../../core/context.ts";
import { databaseNow } from "../../../core/database/clock.ts";
import { openSessionFilter, revokeOtherAdminSessions } from "./service.ts";

/** Returns the administrator's open sessions, the current one first. */
export async function listAdminSessions(app: App, { id, sessionId }: AdminIdentity): Promise<AdminSession[]> {
  const rows = await app.db.prisma.session.findMany({
    where: { adminId: id, ...openSessionFilter("admin", await databaseNow(app.db.pool)) },
    orderBy: { lastSeenAt: "desc" },
  });
  return rows
    .map((row) => ({
      id: row.id,
      device: getDevice(row.userAgent),
      ipAddress: row.ipAddress,
      openedAt: row.createdAt.toISOString(),
      lastActivityAt: row.lastSeenAt.toISOString(),
      isCurrent: row.id === sessionId,
    }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/**
 * Ends another session of the administrator. The current one ends by signing out.
 * @throws NOT_FOUND if it is someone else's, the current one, or has ended
 */
export async function endAdminSession(app: App, { id, sessionId }: AdminIdentity, ended: number): Promise<void> {
  const { count } = await app.db.prisma.session.updateMany({
    where: { id: ended === sessionId ? -1 : ended, adminId: id, revokedAt: null },
    data: { revokedAt: await databaseNow(app.db.pool) },
  });
  if (count === 0) throw new AppError("NOT_FOUND");
}

/** Ends every other session of the administrator. */
export async function endOtherAdminSessions(app: App, { id, sessionId }: AdminIdentity): Promise<void> {
  await app.db.prisma.$transaction((tx) => revokeOtherAdminSessions(tx, id, sessionId));
}
