import { createHash } from "node:crypto";
import type { Database } from "@site/db";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "../calls/errors.ts";
import { getLimitKey } from "./limit-key.ts";

/**
 * Rate limits counted across instances: points per duration in seconds. The key is an account, a mailbox, or the
 * network of the caller where the name ends in "Address".
 */
const rules = {
  /** Failed sign-ins per account: low enough to stop guessing, high enough for a forgetful user. */
  loginAccount: { points: 10, duration: 15 * 60 },
  /** Failed sign-ins per account from a browser that signed in before. */
  loginDevice: { points: 10, duration: 15 * 60 },
  /** Failed sign-ins per address; an office may share one address. */
  loginAddress: { points: 30, duration: 15 * 60 },
  /** Registrations and password resets per address: twice what an office may need. */
  registerAddress: { points: 60, duration: 60 },
  forgotAddress: { points: 60, duration: 60 },
  /** Invitations sent per administrator, and tries of an invitation link per address. */
  adminInvitations: { points: 20, duration: 3600 },
  invitationAddress: { points: 30, duration: 15 * 60 },
  /** Wrong preview links per address. */
  previewAddress: { points: 60, duration: 15 * 60 },
  /** Refused attempts that the audit log names, per administrator or API key. */
  auditedRefusals: { points: 30, duration: 10 * 60 },
  /** Passkey challenges per address. */
  passkeyAddress: { points: 60, duration: 60 },
  /** Sign-ins begun at Google and returns from there, per address. */
  googleAddress: { points: 60, duration: 60 },
  /** E-mail change requests per member; each sends a mail. */
  emailChange: { points: 5, duration: 3600 },
  /** Wrong codes of a second factor in an open session, per account. */
  factorCode: { points: 10, duration: 15 * 60 },
  /** Password reset mails per mailbox. */
  resetMail: { points: 3, duration: 3600 },
  /** Mailed codes per mailbox and per network: enough for people who forget theirs, too few for a flood of mails. */
  codeMails: { points: 20, duration: 24 * 3600 },
  codeMailAddress: { points: 60, duration: 3600 },
  /** Wrong codes per account and day, over all codes: NIST SP 800-63B allows 100 in a row. */
  wrongCodes: { points: 40, duration: 24 * 3600 },
  /** Other account mails per mailbox that strangers can trigger. */
  accountMail: { points: 5, duration: 15 * 60 },
  /** Messages and comments per address: twice the thirty a minute that an office may need. */
  contactAddress: { points: 60, duration: 60 },
  commentAddress: { points: 60, duration: 60 },
  /** Messages and comments per sender e-mail address. */
  contactEmail: { points: 60, duration: 10 * 60 },
  commentAuthor: { points: 60, duration: 10 * 60 },
  /** Requests to follow by mail: per address, and mails per mailbox that they may cause. */
  followAddress: { points: 30, duration: 15 * 60 },
  followMail: { points: 3, duration: 3600 },
  /** Requests to follow two provinces without an account: per address, and mails per mailbox that they may cause. */
  alertAddress: { points: 30, duration: 15 * 60 },
  alertMail: { points: 10, duration: 3600 },
  /** Tries of links in mails to subscribers, per address. */
  followLinkAddress: { points: 120, duration: 15 * 60 },
  /** Submissions per address while the bot check was unavailable. */
  uncheckedAddress: { points: 10, duration: 10 * 60 },
  /** Listing views per address. */
  listingViewAddress: { points: 600, duration: 60 },
  /** Questions to the board per address: twenty colleagues can share one. */
  askAddress: { points: 120, duration: 10 * 60 },
  /** Hints for listings per member; each searches the board several times. */
  matchingHints: { points: 30, duration: 60 },
  /** Contact requests per member; fewer in the first week. */
  contactRequests: { points: 20, duration: 24 * 3600 },
  firstContactRequests: { points: 5, duration: 24 * 3600 },
  /** Codes to addresses of institutions: per member, mailbox (by its keyed hash) and network; each sends a mail. */
  staffCodes: { points: 6, duration: 3600 },
  staffCodeMailbox: { points: 4, duration: 3600 },
  staffCodeAddress: { points: 30, duration: 3600 },
  /** Uploaded documents per member. */
  staffDocuments: { points: 6, duration: 24 * 3600 },
  /** Private calendar addresses made per member. */
  calendarFeeds: { points: 20, duration: 24 * 3600 },
  /** Petitions made as PDF or DOCX per member. */
  petitionFiles: { points: 30, duration: 10 * 60 },
  /** Contact reports per member. */
  contactReports: { points: 10, duration: 24 * 3600 },
  /** Messages per member in accepted contact requests. */
  threadMessages: { points: 60, duration: 10 * 60 },
  /** Uploaded images per administrator: enough for a large batch. */
  mediaUploads: { points: 200, duration: 10 * 60 },
} as const;

export type LimitName = keyof typeof rules;

export interface Limits {
  /** Takes a point in one atomic step. @throws TOO_MANY_REQUESTS with `retryAfter` when none is left */
  take(name: LimitName, key: string): Promise<void>;
  /** Gives a point back, for example after a successful sign-in. */
  refund(name: LimitName, key: string): Promise<void>;
}

/** Takes a point like `take`, for a job, which cannot refuse a caller. @returns false when none is left */
export async function isBelowLimit(limits: Limits, name: LimitName, key: string): Promise<boolean> {
  try {
    await limits.take(name, key);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "TOO_MANY_REQUESTS") return false;
    throw error;
  }
}

/** Returns the counting key: per network for limits by address, otherwise the given key. */
function getKey(name: LimitName, key: string): string {
  return getHash(name.endsWith("Address") ? getLimitKey(key) : key);
}

/** Returns a fixed-length hash, so that no address or e-mail is stored. */
function getHash(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

/** Creates the rate limits. @param factor multiplies every limit (LIMITS_FACTOR) */
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
  const createLimiter = (name: LimitName) => {
    const limiter = limiters[name];
    if (!limiter) throw new Error(`no limit of the name ${name}`);
    return limiter;
  };
  return {
    async take(name, key) {
      try {
        await createLimiter(name).consume(getKey(name, key));
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes)
          throw new AppError("TOO_MANY_REQUESTS", { retryAfter: Math.ceil(refusal.msBeforeNext / 1000) });
        throw refusal;
      }
    },
    async refund(name, key) {
      await createLimiter(name).reward(getKey(name, key));
    },
  };
}
