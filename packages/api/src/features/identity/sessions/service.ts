import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/calls/caller.ts";
import type { AdminIdentity, MemberIdentity } from "../../../core/context.ts";
import { databaseNow } from "../../../core/database/clock.ts";
import { lockAccount } from "../../../core/database/row-lock.ts";
import { FIND_ADMIN_SESSION, FIND_MEMBER_SESSION } from "./queries.ts";
import { hashToken, isTokenOf, newToken, type SessionKind } from "./tokens.ts";

const HOUR_MS = 3_600_000;

/** Session lifetimes: without use, and in total. */
const lifetimes = {
  admin: { idleMs: 8 * HOUR_MS, totalMs: 24 * HOUR_MS },
  member: { idleMs: 7 * 24 * HOUR_MS, totalMs: 30 * 24 * HOUR_MS },
} as const;

/** Time after a proof of the password in which a session is not asked for it again. */
const CONFIRMED_MS = 10 * 60_000;

/** Maximum open sessions per account; the oldest ends when a new one opens. */
const MAX_SESSIONS = 20;

/** Minimum interval between updates of a session's last use. */
const SEEN_EVERY_MS = 60_000;

/** The credentials of a request: a token in a header, a cookie, or both. */
export interface Credentials {
  token: string | undefined;
  cookie: string | undefined;
}

interface SessionRow {
  sessionId: number;
  expiresAt: Date;
  cookieHash: Buffer | null;
  lastSeenAt: Date;
  now: Date;
}
type AdminRow = Omit<AdminIdentity, "sessionId" | "isConfirmed"> & { confirmedAt: Date };
type MemberRow = Omit<MemberIdentity, "sessionId">;

/** The secrets of a new session: `token` for the answer, `cookie` for the HttpOnly cookie. */
export interface NewSession {
  token: string;
  cookie: string;
  expiresAt: Date;
}

/**
 * Opens an administrator's session and locks the account's row until the transaction ends. It counts as a proof of the
 * password.
 */
export async function createAdminSession(
  tx: Prisma.TransactionClient,
  adminId: number,
  caller: Caller,
): Promise<NewSession> {
  await lockAccount(tx, "admins", adminId);
  await tx.admin.update({ where: { id: adminId }, data: { lastSignInAt: await databaseNow(tx) } });
  return createSession(tx, "admin", { adminId }, caller);
}

/** Opens a member's session and locks the account's row until the transaction ends. */
export async function createMemberSession(
  tx: Prisma.TransactionClient,
  memberId: number,
  caller: Caller,
): Promise<NewSession> {
  await lockAccount(tx, "members", memberId);
  return createSession(tx, "member", { memberId }, caller);
}

/** Creates a session. A browser's token works only together with its cookie; a script gets the token alone. */
async function createSession(
  tx: Prisma.TransactionClient,
  kind: SessionKind,
  owner: { adminId: number } | { memberId: number },
  caller: Caller,
): Promise<NewSession> {
  const token = newToken(kind);
  const cookie = newToken(kind);
  const now = await databaseNow(tx);
  const expiresAt = new Date(now.getTime() + lifetimes[kind].totalMs);
  await tx.session.create({
    data: {
      kind,
      ...owner,
      tokenHash: hashToken(token),
      cookieHash: caller.isBrowser ? hashToken(cookie) : null,
      userAgent: caller.userAgent.slice(0, 256),
      ipAddress: caller.ipAddress.slice(0, 64),
      expiresAt,
    },
  });
  const surplus = await tx.session.findMany({
    where: { ...owner, ...openSessionFilter(kind, now) },
    orderBy: { id: "desc" },
    skip: MAX_SESSIONS,
    select: { id: true },
  });
  await tx.session.updateMany({ where: { id: { in: surplus.map(({ id }) => id) } }, data: { revokedAt: now } });
  return { token, cookie, expiresAt };
}

/** Returns the active administrator of an open session, or undefined. */
export async function findAdmin(app: App, credentials: Credentials): Promise<AdminIdentity | undefined> {
  const found = await findSession<AdminRow>(app, "admin", credentials);
  if (!found) return undefined;
  const { session, owner } = found;
  const { confirmedAt, ...admin } = owner;
  const isConfirmed = session.now.getTime() - confirmedAt.getTime() < CONFIRMED_MS;
  return { sessionId: session.sessionId, ...admin, isConfirmed };
}

/** Returns the active member of an open session, or undefined. */
export async function findMember(app: App, credentials: Credentials): Promise<MemberIdentity | undefined> {
  const found = await findSession<MemberRow>(app, "member", credentials);
  return found && { sessionId: found.session.sessionId, ...found.owner };
}

/** Returns which of these administrators' sessions are open, without counting as their use. */
export async function findOpenAdminSessions(app: App, ids: readonly number[]): Promise<number[]> {
  const rows = await app.db.prisma.session.findMany({
    where: {
      id: { in: [...ids] },
      admin: { isActive: true },
      ...openSessionFilter("admin", await databaseNow(app.db.pool)),
    },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** The owner comes in the same statement, because every call of a signed-in person begins with it. */
async function findSession<Owner extends object>(app: App, kind: SessionKind, credentials: Credentials) {
  const secret = getSecret(kind, credentials);
  if (!secret) return undefined;
  const { rows } = await app.db.pool.query<SessionRow & Owner>({
    name: `${kind}-session`,
    text: kind === "admin" ? FIND_ADMIN_SESSION : FIND_MEMBER_SESSION,
    values: [secret.tokenHash, secret.cookieHash],
  });
  const [row] = rows;
  if (!row) return undefined;
  const { sessionId, expiresAt, cookieHash, lastSeenAt, now, ...owner } = row;
  const isPaired = secret.cookieHash !== undefined || cookieHash === null || isHashOf(cookieHash, credentials.cookie);
  if (!isPaired || !isOpen({ expiresAt, lastSeenAt }, kind, now)) return undefined;
  if (now.getTime() - lastSeenAt.getTime() > SEEN_EVERY_MS) {
    await app.db.prisma.session.updateMany({ where: { id: sessionId }, data: { lastSeenAt: now } });
  }
  return { session: { sessionId, now }, owner };
}

/** Returns the filter for open sessions of a kind. @param now the database's time */
export function openSessionFilter(kind: SessionKind, now: Date) {
  return { kind, revokedAt: null, expiresAt: { gt: now }, lastSeenAt: { gt: oldestUse(kind, now) } };
}

function isOpen(session: { expiresAt: Date; lastSeenAt: Date }, kind: SessionKind, now: Date): boolean {
  return session.expiresAt > now && session.lastSeenAt > oldestUse(kind, now);
}

function oldestUse(kind: SessionKind, now: Date): Date {
  return new Date(now.getTime() - lifetimes[kind].idleMs);
}

/** Ends one session. */
export async function revokeSession(app: App, sessionId: number): Promise<void> {
  await app.db.prisma.session.updateMany({
    where: { id: sessionId, revokedAt: null },
    data: { revokedAt: await databaseNow(app.db.pool) },
  });
}

/** Ends every session of an administrator within a transaction. */
export async function revokeAdminSessions(tx: Prisma.TransactionClient, adminId: number): Promise<void> {
  await tx.session.updateMany({ where: { adminId, revokedAt: null }, data: { revokedAt: await databaseNow(tx) } });
}

/** Ends every session of an administrator but one, within a transaction. */
export async function revokeOtherAdminSessions(
  tx: Prisma.TransactionClient,
  adminId: number,
  keptSessionId: number,
): Promise<void> {
  await tx.session.updateMany({
    where: { adminId, id: { not: keptSessionId }, revokedAt: null },
    data: { revokedAt: await databaseNow(tx) },
  });
}

/** Ends every session of a member within a transaction, except one if given; `endAccess` ends the rest. */
export async function revokeMemberSessions(
  tx: Prisma.TransactionClient,
  memberId: number,
  except: number | undefined,
): Promise<void> {
  await tx.session.updateMany({
    where: { memberId, id: { not: except }, revokedAt: null },
    data: { revokedAt: await databaseNow(tx) },
  });
}

/**
 * Returns the credential to look up: the header's token before the cookie. A malformed token is rejected and does not
 * fall back to the cookie.
 */
function getSecret(
  kind: SessionKind,
  { token, cookie }: Credentials,
): { tokenHash?: Uint8Array; cookieHash?: Uint8Array } | undefined {
  if (token !== undefined) return isTokenOf(kind, token) ? { tokenHash: hashToken(token) } : undefined;
  if (cookie !== undefined) return isTokenOf(kind, cookie) ? { cookieHash: hashToken(cookie) } : undefined;
  return undefined;
}

function isHashOf(hash: Uint8Array, value: string | undefined): boolean {
  return value !== undefined && Buffer.from(hashToken(value)).equals(hash);
}
