import type { Dashboard } from "@site/contract/identity/sessions/schema";
import type { MemberProfile, UpdateProfileInput } from "@site/contract/members/profile/schema";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/calls/caller.ts";
import { AppError } from "../../../core/calls/errors.ts";
import type { MemberIdentity } from "../../../core/context.ts";
import { databaseNow } from "../../../core/database/clock.ts";
import { endAccess } from "../../identity/access/service.ts";
import { recordSecurityEvent } from "../../identity/sessions/security-events-service.ts";
import { openSessionFilter } from "../../identity/sessions/service.ts";
import { memberColumns, toMemberProfile } from "./view.ts";

/** Sessions shown: the open ones, then the most recent ended ones. */
const SESSIONS_SHOWN = 20;

export async function getProfile(app: App, memberId: number): Promise<MemberProfile> {
  return toMemberProfile(
    app,
    await app.db.prisma.member.findUniqueOrThrow({ where: { id: memberId }, select: memberColumns }),
  );
}

/** Updates a profile. Missing fields stay unchanged; empty ones are cleared. */
export async function updateProfile(
  app: App,
  memberId: number,
  { firstName, lastName, phone, dateOfBirth, bio }: UpdateProfileInput,
): Promise<MemberProfile> {
  const orNull = (value: string | null | undefined) => (value === undefined ? undefined : value || null);
  const birth = orNull(dateOfBirth);
  const data = {
    firstName,
    lastName,
    phone: orNull(phone),
    bio: orNull(bio),
    dateOfBirth: birth ? new Date(birth.slice(0, 10)) : birth,
  };
  return toMemberProfile(
    app,
    await app.db.prisma.member.update({ where: { id: memberId }, data, select: memberColumns }),
  );
}

export async function getDashboard(app: App, { id, sessionId }: MemberIdentity): Promise<Dashboard> {
  const member = await app.db.prisma.member.findUniqueOrThrow({
    where: { id },
    select: { createdAt: true, lastLoginAt: true },
  });
  return {
    stats: { memberSince: member.createdAt.toISOString(), lastLogin: member.lastLoginAt?.toISOString() ?? null },
    sessions: await listSessions(app, id, sessionId),
  };
}

/** Returns open sessions first, then the most recent ended ones. */
async function listSessions(app: App, memberId: number, currentId: number): Promise<Dashboard["sessions"]> {
  const live = await app.db.prisma.session.findMany({
    where: { memberId, ...openSessionFilter("member", await databaseNow(app.db.pool)) },
    select: { id: true },
  });
  const isOpen = new Set(live.map(({ id }) => id));
  const rows = await app.db.prisma.session.findMany({
    where: { memberId },
    orderBy: { lastSeenAt: "desc" },
    take: SESSIONS_SHOWN + isOpen.size,
  });
  const sessions = rows.map(({ id, userAgent, ipAddress, lastSeenAt }) => ({
    id,
    userAgent,
    ipAddress,
    lastActivityAt: lastSeenAt.toISOString(),
    isActive: isOpen.has(id),
    isCurrent: id === currentId,
  }));
  return sessions
    .sort((a, b) => Number(b.isActive) - Number(a.isActive))
    .slice(0, Math.max(SESSIONS_SHOWN, isOpen.size));
}

/**
 * Ends a session of the member.
 * @returns whether it was the current one
 * @throws NOT_FOUND if it is someone else's or has ended
 */
export async function endSession(
  app: App,
  caller: Caller,
  member: MemberIdentity,
  sessionId: number,
): Promise<{ wasCurrent: boolean }> {
  await app.db.prisma.$transaction(async (tx) => {
    const { count } = await tx.session.updateMany({
      where: { id: sessionId, memberId: member.id, revokedAt: null },
      data: { revokedAt: await databaseNow(tx) },
    });
    if (count === 0) throw new AppError("NOT_FOUND");
    await recordSecurityEvent(tx, caller, member.id, "session_ended");
  });
  return { wasCurrent: sessionId === member.sessionId };
}

/** Ends every session of a member, or every other one. */
export async function endSessions(
  app: App,
  caller: Caller,
  member: MemberIdentity,
  keepCurrent: boolean,
): Promise<void> {
  await app.db.prisma.$transaction(async (tx) => {
    await endAccess(tx, member.id, { except: keepCurrent ? member.sessionId : undefined });
    await recordSecurityEvent(tx, caller, member.id, "sessions_ended");
  });
}
