import { createHash } from "node:crypto";
import type { Database } from "@site/db";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "./errors.ts";
import { limitKeyOf } from "./limit-key.ts";

/** The limits that are counted across instances: so many points in so many seconds for one key. */
const rules = {
  /** Failed sign-ins of one account: guessing a password must stay hopeless, a forgetful person must not be shut out for long. */
  loginAccount: { points: 10, duration: 15 * 60 },
  /** Failed sign-ins of one account in a browser that signed in to it before. */
  loginDevice: { points: 10, duration: 15 * 60 },
  /** Failed sign-ins from one address: an office behind one address shares it. */
  loginAddress: { points: 30, duration: 15 * 60 },
  /** Registrations and forgotten passwords from one address, twice what an office may need. */
  registerAddress: { points: 60, duration: 60 },
  forgotAddress: { points: 60, duration: 60 },
  /** Questions that a passkey answers, asked from one address. */
  passkeyAddress: { points: 60, duration: 60 },
  /** Changes of address that a member asks for; each is a mail to somebody. */
  emailChange: { points: 5, duration: 3600 },
  /** Mails with a link for a new password, to one mailbox. */
  resetMail: { points: 3, duration: 3600 },
  /** Other mails that strangers can make us send to one member. */
  accountMail: { points: 5, duration: 15 * 60 },
  /** Messages and comments from one address: an office behind one address has room for twice the thirty a minute it may need. */
  contactAddress: { points: 60, duration: 60 },
  commentAddress: { points: 60, duration: 60 },
  /** The same of one writer: nobody has so much to say in ten minutes. */
  contactEmail: { points: 60, duration: 10 * 60 },
  commentAuthor: { points: 60, duration: 10 * 60 },
  /** What came from one address while the bot check could not run. */
  uncheckedAddress: { points: 10, duration: 10 * 60 },
  /** Cards seen from one address. */
  listingViewAddress: { points: 600, duration: 60 },
  /** Contact requests of a member; fewer in the first week. */
  contactRequests: { points: 20, duration: 24 * 3600 },
  firstContactRequests: { points: 5, duration: 24 * 3600 },
  /** Reports of contact requests, of one member. */
  contactReports: { points: 10, duration: 24 * 3600 },
  /** Messages in the threads of accepted requests, of one member. */
  threadMessages: { points: 60, duration: 10 * 60 },
} as const;

export type LimitName = keyof typeof rules;

export interface Limits {
  /** Takes a point; throws TOO_MANY_REQUESTS with `retryAfter` where none is left. Counting and refusing are one step. */
  take(name: LimitName, key: string): Promise<void>;
  /** Gives a point back: a try that turned out well does not count. */
  giveBack(name: LimitName, key: string): Promise<void>;
}

/** The limits by the caller's address count whom it belongs to; the others are given the key itself. */
function keyOf(name: LimitName, key: string): string {
  return hashOf(name.endsWith("Address") ? limitKeyOf(key) : key);
}

/** Keys fit their column whatever they are made of, and no address or e-mail stands in it. */
function hashOf(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

/** @param factor multiplies every limit (LIMITS_FACTOR) */
export function createLimits(db: Database, factor: number): Limits {
  const limiters = Object.fromEntries(
    Object.entries(rules).map(([name, { points, duration }]) => [
      name,
      new RateLimiterPostgres({
        storeClient: db.pool,
        storeType: "pool",
        tableName: "rate_limits",
        tableCreated: true,
        keyPrefix: name,
        points: Math.max(1, Math.round(points * factor)),
        duration,
      }),
    ]),
  );
  const limiterOf = (name: LimitName) => {
    const limiter = limiters[name];
    if (!limiter) throw new Error(`no limit of the name ${name}`);
    return limiter;
  };
  return {
    async take(name, key) {
      try {
        await limiterOf(name).consume(keyOf(name, key));
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes)
          throw new AppError("TOO_MANY_REQUESTS", { retryAfter: Math.ceil(refusal.msBeforeNext / 1000) });
        throw refusal;
      }
    },
    async giveBack(name, key) {
      await limiterOf(name).reward(keyOf(name, key));
    },
  };
}
