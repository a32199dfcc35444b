import type { AdminSession } from "@site/contract/identity/sessions/admin-schema";
import { getDevice } from "@site/contract/identity/sessions/device";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/calls/caller.ts";
import { AppError } from "../../../core/calls/errors.ts";
import type { Identity } from "../../../core/context.ts";
import { databaseNow } from "../../../core/database/clock.ts";
import { ownedBy, ownerRules } from "../owner.ts";
import { endAccess } from "./access-service.ts";
import { recordSecurityEvent } from "./security-events-service.ts";
import { openSessionFilter } from "./service.ts";

/** Maximum number of sessions in the list. */
const SESSIONS_SHOWN = 20;

export interface OwnSession {
  id: number;
  userAgent: string;
  ipAddress: string;
  openedAt: string;
  lastActivityAt: string;
  isActive: boolean;
  /** True for the session of this call. */
  isCurrent: boolean;
}

/** Returns the caller's open sessions first, then the most recent ended ones. */
export async function listOwnSessions(app: App, owner: Identity): Promise<OwnSession[]> {
  const own = ownedBy(owner);
  const orderBy = { lastSeenAt: "desc" } as const;
  const open = await app.db.prisma.session.findMany({
    where: { ...own, ...openSessionFilter(owner.kind, await databaseNow(app.db.pool)) },
    orderBy,
  });
  const ended = await app.db.prisma.session.findMany({
    where: { ...own, id: { notIn: open.map(({ id }) => id) } },
    orderBy,
    take: Math.max(0, SESSIONS_SHOWN - open.length),
  });
  return [...open, ...ended].map(({ id, userAgent, ipAddress, createdAt, lastSeenAt }, index) => ({
    id,
    userAgent,
    ipAddress,
    openedAt: createdAt.toISOString(),
    lastActivityAt: lastSeenAt.toISOString(),
    isActive: index < open.length,
    isCurrent: id === owner.sessionId,
  }));
}

/** Returns the open sessions of a list in the administrator's view, the current one first. */
export function toAdminSessions(sessions: OwnSession[]): AdminSession[] {
  return sessions
    .filter(({ isActive }) => isActive)
    .map(({ userAgent, isActive, ...session }) => ({ ...session, device: getDevice(userAgent) }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/**
 * Ends a session of the caller.
 * @returns whether it was the current one
 * @throws NOT_FOUND if it is someone else's, has ended, or is the current one and the owner's kind must sign out
 * instead
 */
export async function endOwnSession(
  app: App,
  caller: Caller,
  owner: Identity,
  sessionId: number,
): Promise<{ wasCurrent: boolean }> {
  const wasCurrent = sessionId === owner.sessionId;
  if (wasCurrent && !ownerRules[owner.kind].endsCurrentSession) throw new AppError("NOT_FOUND");
  await app.db.prisma.$transaction(async (tx) => {
    const { count } = await tx.session.updateMany({
      where: { id: sessionId, ...ownedBy(owner), revokedAt: null },
      data: { revokedAt: await databaseNow(tx) },
    });
    if (count === 0) throw new AppError("NOT_FOUND");
    await recordSecurityEvent(tx, caller, owner, "session_ended");
  });
  return { wasCurrent };
}

/** Ends all sessions of the caller, or all but the current one. */
export async function endOwnSessions(
  app: App,
  caller: Caller,
  owner: Identity,
  { keepCurrent }: { keepCurrent: boolean },
): Promise<void> {
  await app.db.prisma.$transaction(async (tx) => {
    await endAccess(tx, owner, { except: keepCurrent ? owner.sessionId : undefined });
    await recordSecurityEvent(tx, caller, owner, "sessions_ended");
  });
}
