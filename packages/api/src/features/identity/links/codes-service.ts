import { randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import type { BotCheckAction } from "@site/contract/bot-check/rules";
import type { BotCheckAnswers } from "@site/contract/bot-check/schema";
import { getEmailKey } from "@site/contract/common/text";
import { codeTexts } from "@site/contract/identity/links/code-labels";
import type { PendingCode } from "@site/contract/identity/links/code-schema";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/calls/caller.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { loggingWrongCodes } from "../../../core/calls/failed-sign-ins.ts";
import { databaseNow } from "../../../core/database/clock.ts";
import { withWrongCodeLimit } from "../../../core/limits/wrong-codes.ts";
import { verifyBotCheck } from "../../bot-check/service.ts";
import { hashToken } from "../tokens.ts";
import { takeMailLimit } from "./mail-service.ts";
import { type CodeRow, LOCK_CODE, REPLACE_CODE, STORE_CODE } from "./queries.ts";

export const CODE_MINUTES = 10;
const MAX_WRONG_TRIES = 5;

type Tx = Prisma.TransactionClient;

/** A token and the code that was mailed for it. */
export interface CodeOfToken {
  token: string;
  code: string;
}

/** A new code for the mail, and the token for the mail's link. */
export interface NewCode extends CodeOfToken {
  email: string;
}

/** Hashes a code together with its token, which only the browser and the mail's link know. */
const hashCode = ({ token, code }: CodeOfToken) => hashToken(`${token}:${code}`);
const newCode = () => String(randomInt(1_000_000)).padStart(6, "0");
const isSame = (one: Uint8Array | null, other: Uint8Array) => one !== null && timingSafeEqual(one, other);

/**
 * Counts a code's mail against its limits and runs the bot check; each further code passes both again.
 * @param check undefined for a signed-in member, who passes none
 * @throws VALIDATION_FAILED if the check fails, TOO_MANY_REQUESTS by network or mailbox
 */
export async function takeCodeLimits(
  app: App,
  caller: Caller,
  email: string,
  check: { action: BotCheckAction; answers: BotCheckAnswers } | undefined,
): Promise<void> {
  await app.limits.take("codeMailAddress", caller.ipAddress);
  if (check) await verifyBotCheck(app, caller, check.action, check.answers);
  await takeMailLimit(app, email);
  await app.limits.take("codeMails", getEmailKey(email));
}

/**
 * Creates a code for an address; the caller mails it in the same transaction.
 * @param token a new one by default; the former code of a known token ends
 */
export async function createCode(
  tx: Tx,
  email: string,
  token: string = randomBytes(32).toString("base64url"),
): Promise<NewCode> {
  const created = { token, code: newCode(), email };
  await tx.mailedCode.deleteMany({ where: { tokenHash: hashToken(token) } });
  await tx.$executeRawUnsafe(STORE_CODE, hashToken(created.token), email, hashCode(created), CODE_MINUTES);
  return created;
}

/** Replaces the code of a token; the former one ends. @throws LINK_EXPIRED if it was used */
export async function replaceCode(tx: Tx, token: string, email: string): Promise<NewCode> {
  const created = { token, code: newCode(), email };
  const [row] = await tx.$queryRawUnsafe<unknown[]>(REPLACE_CODE, hashToken(token), hashCode(created), CODE_MINUTES);
  if (!row) throw new AppError("LINK_EXPIRED", { message: codeTexts.used });
  return created;
}

/** Returns the purpose of a token's code. @throws LINK_EXPIRED for an unknown token or a used code */
export async function getPendingCode(app: App, token: string): Promise<PendingCode> {
  const { email, isUsed } = await findCode(app, token);
  if (isUsed) throw new AppError("LINK_EXPIRED", { message: codeTexts.used });
  const waiting = await app.db.prisma.waitingListing.findUnique({
    where: { tokenHash: hashToken(token) },
    select: { title: true },
  });
  return { email, title: waiting?.title ?? null };
}

async function findCode(app: App, token: string): Promise<{ email: string; isUsed: boolean }> {
  const known = await app.db.prisma.mailedCode.findUnique({
    where: { tokenHash: hashToken(token) },
    select: { email: true, usedAt: true },
  });
  if (!known) throw new AppError("LINK_EXPIRED", { message: codeTexts.gone });
  return { email: known.email, isUsed: known.usedAt !== null };
}

/**
 * Checks a code without using it. A wrong one counts against this code, and against the address's codes of the day.
 * @returns the proven address
 * @throws LINK_EXPIRED for an unknown token, VALIDATION_FAILED at the field `code`, TOO_MANY_REQUESTS
 */
export async function checkCode(app: App, caller: Caller, given: CodeOfToken): Promise<{ email: string }> {
  const { email } = await findCode(app, given.token);
  const account = getEmailKey(email);
  const limited = { key: `mail:${account}`, tooMany: codeTexts.tooManyWrong };
  await loggingWrongCodes(app, { kind: "member", account, caller }, () =>
    withWrongCodeLimit(app, limited, async () => {
      const refusal = await app.db.prisma.$transaction((tx) => compare(tx, given)); // commits the count of wrong codes
      if (refusal) throw refusal;
    }),
  );
  return { email };
}

/** Compares a code and counts a wrong one. @returns the error for a wrong or expired code */
async function compare(tx: Tx, given: CodeOfToken): Promise<AppError | undefined> {
  const row = await lockCode(tx, given.token);
  const hash = hashCode(given);
  if (row.isUsed && (row.isExpired || !row.isRepeatable)) return refused(codeTexts.used);
  if (row.isExpired) return refused(codeTexts.expired);
  if (row.wrongTries >= MAX_WRONG_TRIES) return refused(codeTexts.tried);
  if (isSame(row.codeHash, hash)) return undefined;
  if (isSame(row.formerCodeHash, hash)) return refused(codeTexts.outdated);
  await tx.mailedCode.update({ where: { id: row.id }, data: { wrongTries: { increment: 1 } } });
  return refused(codeTexts.wrong(MAX_WRONG_TRIES - row.wrongTries - 1), true);
}

function refused(message: string, isWrongProof = false): AppError {
  return new AppError("VALIDATION_FAILED", { message, fields: { code: message }, isWrongProof });
}

async function lockCode(tx: Tx, token: string): Promise<CodeRow> {
  const [row] = await tx.$queryRawUnsafe<CodeRow[]>(LOCK_CODE, hashToken(token));
  if (!row) throw new AppError("LINK_EXPIRED", { message: codeTexts.gone });
  return row;
}

/** The account that a code signs in to, and the listing that was sent with the code. */
export interface Opened {
  memberId: number;
  listingId: number | null;
}

/**
 * Uses a checked code once. The same code returns the first call's result again while it is valid.
 * @param open finds or makes the account of the proven address
 * @throws VALIDATION_FAILED if the code has changed since it was checked, and the errors of `open`
 */
export async function useCode<Result extends Opened>(
  tx: Tx,
  given: CodeOfToken,
  open: (email: string) => Promise<Result>,
): Promise<Result | Opened> {
  const row = await lockCode(tx, given.token);
  if (row.isExpired || !isSame(row.codeHash, hashCode(given))) throw refused(codeTexts.expired);
  if (row.isUsed) {
    if (!row.isRepeatable || row.memberId === null) throw refused(codeTexts.used);
    return { memberId: row.memberId, listingId: row.listingId };
  }
  const opened = await open(row.email);
  const { memberId, listingId } = opened;
  const usedAt = await databaseNow(tx);
  await tx.mailedCode.update({ where: { id: row.id }, data: { usedAt, memberId, listingId, formerCodeHash: null } });
  return opened;
}

/** Ties a used code to the session that it opened; the code ends with the session. */
export async function tieToSession(app: App, { token }: CodeOfToken, sessionToken: string): Promise<void> {
  await app.db.prisma.mailedCode.updateMany({
    where: { tokenHash: hashToken(token), usedAt: { not: null } },
    data: { sessionHash: hashToken(sessionToken) },
  });
}
