import { createHash, randomBytes } from "node:crypto";
import { keyTexts } from "@site/contract/keys/labels";
import { type CreatedKey, type CreateKeyInput, type KeyRow, keyLimits, keyScope } from "@site/contract/keys/schema";
import type { Prisma } from "@site/db";
import type { App } from "../../core/app.ts";
import { AppError } from "../../core/calls/errors.ts";
import type { AdminIdentity, KeyIdentity } from "../../core/context.ts";
import { databaseNow } from "../../core/database/clock.ts";

/** A key that was just used. */
interface UsedKeyRow {
  id: number;
  name: string;
  scopes: string[];
  callsPerMinute: number;
  expiresAt: Date;
  /** Calls of this minute with this one; beyond the limit it stays at one more. */
  calls: number;
  /** Seconds until the next minute begins. */
  secondsLeft: number;
}

/** Counts calls of a valid key and returns it, in one statement. $1: hash of its secret, $2: number of calls. */
const USE_KEY = `UPDATE api_keys SET last_used_at = now(),
    window_start = CASE WHEN window_start > now() - interval '1 minute' THEN window_start ELSE now() END,
    window_calls = LEAST(calls_per_minute + 1,
      $2::int + CASE WHEN window_start > now() - interval '1 minute' THEN window_calls ELSE 0 END)
  WHERE key_hash = $1 AND revoked_at IS NULL AND suspended_at IS NULL AND expires_at > now()
  RETURNING id, name, scopes, calls_per_minute AS "callsPerMinute", expires_at AS "expiresAt", window_calls AS calls,
    ceil(extract(epoch FROM window_start + interval '1 minute' - now()))::int AS "secondsLeft"`;

/** Keeps others from adding keys until the transaction ends, so that their number is exact. */
const LOCK_KEYS = "LOCK TABLE api_keys IN SHARE ROW EXCLUSIVE MODE";

const PREFIX = "hy_";
const START_LENGTH = 9;
const DAY_MS = 86_400_000;

type Key = Prisma.ApiKeyGetPayload<object>;

/** Returns whether a bearer token has the form of an API key. */
export function isKey(token: string | undefined): token is string {
  return token?.startsWith(PREFIX) ?? false;
}

/**
 * Returns the identity of a key and counts its calls, in the database, so that limits, revocation and expiry hold on
 * every instance at once.
 * @throws UNAUTHORIZED for an unknown, expired or revoked key
 */
export async function findKey({ db }: Pick<App, "db">, secret: string, calls: number): Promise<KeyIdentity> {
  const { rows } = await db.pool.query<UsedKeyRow>(USE_KEY, [getHash(secret), calls]);
  const [key] = rows;
  if (!key) throw new AppError("UNAUTHORIZED", { message: keyTexts.invalid });
  return { ...key, scopes: keyScope.array().parse(key.scopes), remaining: key.callsPerMinute - key.calls };
}

/** Returns all keys, the newest first. */
export async function listKeys(app: App): Promise<KeyRow[]> {
  const now = await databaseNow(app.db.prisma);
  const keys = await app.db.prisma.apiKey.findMany({ orderBy: { id: "desc" }, take: keyLimits.listed });
  return keys.map((key) => toRow(key, now));
}

/**
 * Makes a key that ends with its maker's account; its secret is returned this once.
 * @throws CONFLICT where too many keys are valid
 */
export async function createKey(app: App, { id: madeById }: AdminIdentity, input: CreateKeyInput): Promise<CreatedKey> {
  const secret = PREFIX + randomBytes(32).toString("base64url");
  return app.db.prisma.$transaction(async (tx) => {
    await tx.$executeRawUnsafe(LOCK_KEYS);
    const now = await databaseNow(tx);
    const valid = await tx.apiKey.count({ where: { revokedAt: null, expiresAt: { gt: now } } });
    if (valid >= keyLimits.valid) throw new AppError("CONFLICT", { message: keyTexts.tooMany });
    const key = await tx.apiKey.create({
      data: {
        name: input.name,
        madeById,
        start: secret.slice(0, START_LENGTH),
        keyHash: getHash(secret),
        scopes: input.scopes,
        callsPerMinute: input.callsPerMinute,
        createdAt: now,
        expiresAt: new Date(now.getTime() + input.days * DAY_MS),
      },
    });
    return { key: toRow(key, now), secret };
  });
}

/** Revokes a key; the next call with it is refused. @throws NOT_FOUND also where it was revoked before */
export async function revokeKey(app: App, id: number): Promise<void> {
  await app.db.prisma.$transaction(async (tx) => {
    const { count } = await tx.apiKey.updateMany({
      where: { id, revokedAt: null },
      data: { revokedAt: await databaseNow(tx) },
    });
    if (count === 0) throw new AppError("NOT_FOUND", { message: keyTexts.notFound });
  });
}

/**
 * Makes an administrator responsible for a key. A suspended key works again.
 * @throws NOT_FOUND for a revoked key
 */
export async function takeOverKey(app: App, admin: AdminIdentity, id: number): Promise<void> {
  const { count } = await app.db.prisma.apiKey.updateMany({
    where: { id, revokedAt: null },
    data: { madeById: admin.id, suspendedAt: null },
  });
  if (count === 0) throw new AppError("NOT_FOUND", { message: keyTexts.notFound });
}

function toRow(key: Key, now: Date): KeyRow {
  const { id, name, start, madeByName, callsPerMinute, createdAt, expiresAt, lastUsedAt, revokedAt } = key;
  return {
    id,
    name,
    start,
    scopes: keyScope.array().parse(key.scopes),
    callsPerMinute,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
    madeBy: madeByName || null,
    state: readState(key, now),
  };
}

function readState({ revokedAt, expiresAt, suspendedAt }: Key, now: Date): KeyRow["state"] {
  if (revokedAt) return "revoked";
  if (expiresAt <= now) return "expired";
  return suspendedAt ? "suspended" : "active";
}

/** Hashes a secret for storage; it is random, so a fast hash is enough. */
function getHash(secret: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash("sha256").update(secret).digest());
}
