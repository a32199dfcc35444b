import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/calls/caller.ts";
import type { Owner, OwnerKind } from "../../../core/calls/owner.ts";
import type { AdminIdentity, MemberIdentity } from "../../../core/context.ts";
import { databaseNow } from "../../../core/database/clock.ts";
import { lockAccount } from "../../../core/database/row-lock.ts";
import { ownedBy, ownerRules } from "../owner.ts";
import { hashToken, isTokenOf, newToken } from "../tokens.ts";
import { FIND_SESSION } from "./queries.ts";

/** Time after a password check in which the session is not asked for the password again. */
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
type AdminRow = Omit<AdminIdentity, "kind" | "sessionId" | "isConfirmed"> & { confirmedAt: Date };
type MemberRow = Omit<MemberIdentity, "kind" | "sessionId">;

/** The secrets of a new session: `token` for the answer, `cookie` for the HttpOnly cookie. */
export interface NewSession {
  token: string;
  cookie: string;
  expiresAt: Date;
}

/**
 * Opens a session, which counts as confirmed by the password, and locks the account's row until the transaction ends. A
 * browser's token works only together with its cookie; a script gets the token alone.
 */
export async function createSession(tx: Prisma.TransactionClient, owner: Owner, caller: Caller): Promise<NewSession> {
  const { kind, id } = owner;
  await lockAccount(tx, kind, id);
  const token = newToken(kind);
  const cookie = newToken(kind);
  const now = await databaseNow(tx);
  const expiresAt = new Date(now.getTime() + ownerRules[kind].totalMs);
  await tx.session.create({
    data: {
      kind,
      ...ownedBy(owner),
      tokenHash: hashToken(token),
      cookieHash: caller.isBrowser ? hashToken(cookie) : null,
      userAgent: caller.userAgent.slice(0, 256),
      ipAddress: caller.ipAddress.slice(0, 64),
      expiresAt,
    },
  });
  const surplus = await tx.session.findMany({
    where: { ...ownedBy(owner), ...openSessionFilter(kind, now) },
    orderBy: { id: "desc" },
    skip: MAX_SESSIONS,
    select: { id: true },
  });
  await tx.session.updateMany({ where: { id: { in: surplus.map((one) => one.id) } }, data: { revokedAt: now } });
  return { token, cookie, expiresAt };
}

/** Returns the active administrator of an open session, or undefined. */
export async function findAdmin(app: App, credentials: Credentials): Promise<AdminIdentity | undefined> {
  const found = await findSession<AdminRow>(app, "admin", credentials);
  if (!found) return undefined;
  const { sessionId, now, owner } = found;
  const { confirmedAt, ...admin } = owner;
  return { kind: "admin", sessionId, ...admin, isConfirmed: now.getTime() - confirmedAt.getTime() < CONFIRMED_MS };
}

/** Returns the active member of an open session, or undefined. */
export async function findMember(app: App, credentials: Credentials): Promise<MemberIdentity | undefined> {
  const found = await findSession<MemberRow>(app, "member", credentials);
  return found && { kind: "member", sessionId: found.sessionId, ...found.owner };
}

/** Returns the ids of those administrators' sessions that are open; does not update their last use. */
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

/** Reads session and owner in one statement, because every call of a signed-in person needs both. */
async function findSession<Row extends object>(app: App, kind: OwnerKind, credentials: Credentials) {
  const secret = getSecret(kind, credentials);
  if (!secret) return undefined;
  const { rows } = await app.db.pool.query<SessionRow & Row>({
    name: `${kind}-session`,
    text: FIND_SESSION[kind],
    values: [secret.tokenHash, secret.cookieHash],
  });
  const [row] = rows;
  if (!row) return undefined;
  const { sessionId, expiresAt, cookieHash, lastSeenAt, now, ...owner } = row;
  const isPaired = secret.cookieHash !== undefined || cookieHash === null || isHashOf(cookieHash, credentials.cookie);
  if (!isPaired || expiresAt <= now || lastSeenAt <= oldestUse(kind, now)) return undefined;
  if (now.getTime() - lastSeenAt.getTime() > SEEN_EVERY_MS) {
    await app.db.prisma.session.updateMany({ where: { id: sessionId }, data: { lastSeenAt: now } });
  }
  return { sessionId, now, owner };
}

/** Returns the filter for open sessions of a kind. @param now the database's time */
export function openSessionFilter(kind: OwnerKind, now: Date) {
  return { kind, revokedAt: null, expiresAt: { gt: now }, lastSeenAt: { gt: oldestUse(kind, now) } };
}

function oldestUse(kind: OwnerKind, now: Date): Date {
  return new Date(now.getTime() - ownerRules[kind].idleMs);
}

export async function revokeSession(app: App, sessionId: number): Promise<void> {
  await app.db.prisma.session.updateMany({
    where: { id: sessionId, revokedAt: null },
    data: { revokedAt: await databaseNow(app.db.pool) },
  });
}

/**
 * Returns the credential to look up: the header's token before the cookie. A malformed token is rejected and does not
 * fall back to the cookie.
 */
function getSecret(
  kind: OwnerKind,
  { token, cookie }: Credentials,
): { tokenHash?: Uint8Array; cookieHash?: Uint8Array } | undefined {
  if (token !== undefined) return isTokenOf(kind, token) ? { tokenHash: hashToken(token) } : undefined;
  if (cookie !== undefined) return isTokenOf(kind, cookie) ? { cookieHash: hashToken(cookie) } : undefined;
  return undefined;
}

function isHashOf(hash: Uint8Array, value: string | undefined): boolean {
  return value !== undefined && Buffer.from(hashToken(value)).equals(hash);
}
