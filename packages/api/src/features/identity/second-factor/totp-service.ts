import { createHash, randomBytes } from "node:crypto";
import { secondFactorTexts } from "@site/contract/identity/second-factor/labels";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/calls/caller.ts";
import { AppError, type ErrorDetails } from "../../../core/calls/errors.ts";
import { loggingWrongCodes } from "../../../core/calls/failed-sign-ins.ts";
import type { Owner } from "../../../core/calls/owner.ts";
import type { Identity } from "../../../core/context.ts";
import { databaseNow } from "../../../core/database/clock.ts";
import { lockAccount } from "../../../core/database/row-lock.ts";
import { withWrongCodeLimit } from "../../../core/limits/wrong-codes.ts";
import { openToken, sealToken } from "../../../core/secrets/sealed-token.ts";
import { getCell } from "../../../core/secrets/secret-box.ts";
import { getAccount, keyOfOwner, ownedBy, ownerRules } from "../owner.ts";
import { endAccess } from "../sessions/access-service.ts";
import { recordSecurityEvent } from "../sessions/security-events-service.ts";
import { removeAuthenticator } from "./service.ts";

const STEP_S = 30;
const SETUP_MS = 15 * 60_000;
const RECOVERY_CODES = 10;

/** Returns whether a sign-in to the account asks for a second factor. */
export async function hasSecondStep({ db }: App, owner: Owner): Promise<boolean> {
  return (await db.prisma.authenticator.count({ where: ownedBy(owner) })) > 0;
}

/** Returns whether the second factor is on and how many recovery codes are left. */
export async function getTotpState(app: App, owner: Owner) {
  return {
    isOn: await hasSecondStep(app, owner),
    recoveryCodesLeft: await app.db.prisma.recoveryCode.count({ where: { ...ownedBy(owner), usedAt: null } }),
  };
}

/**
 * Creates an authenticator secret. It takes effect after `confirmTotp`; until then the client keeps it sealed.
 * @param label the account's name in the authenticator
 * @throws CONFLICT if one is on
 */
export async function beginTotp(app: App, owner: Owner, label: string) {
  if (await hasSecondStep(app, owner)) throw new AppError("CONFLICT", { message: secondFactorTexts.totpAlreadyOn });
  const { generateSecret, generateURI } = await import("otplib");
  const secret = generateSecret();
  return {
    secret,
    uri: generateURI({ issuer: new URL(app.siteUrl).hostname, label, secret }),
    state: sealToken(app, getPurpose(owner), `${(await databaseNow(app.db.pool)).getTime()}:${secret}`),
  };
}

/**
 * Turns the second factor on and ends the account's other sessions, which were opened without it.
 * @returns the recovery codes, shown only once
 * @throws VALIDATION_FAILED for a wrong code, CONFLICT if one is on
 */
export async function confirmTotp(
  app: App,
  caller: Caller,
  owner: Identity,
  { state, code }: { state: string; code: string },
): Promise<string[]> {
  const [begun = "", secret = ""] = openToken(app, getPurpose(owner), state)?.split(":") ?? [];
  const now = await databaseNow(app.db.pool);
  const lastStep = now.getTime() - Number(begun) < SETUP_MS ? await getStep(secret, code, now) : undefined;
  if (lastStep === undefined)
    throw new AppError("VALIDATION_FAILED", {
      message: secondFactorTexts.totpWrongCode,
      fields: { code: secondFactorTexts.totpWrongCode },
    });
  return app.db.prisma.$transaction(async (tx) => {
    await lockAccount(tx, owner.kind, owner.id);
    const { count } = await tx.authenticator.createMany({
      data: [{ ...ownedBy(owner), secret: app.secrets.seal(cellOfOwner(owner), secret), lastStep }],
      skipDuplicates: true,
    });
    if (count === 0) throw new AppError("CONFLICT", { message: secondFactorTexts.totpAlreadyOn });
    await endAccess(tx, owner, { except: owner.sessionId });
    await recordSecurityEvent(tx, caller, owner, "totp_on");
    return replaceRecoveryCodes(tx, owner);
  });
}

/** Turns the second factor off and removes the recovery codes. */
export async function removeTotp(app: App, caller: Caller, owner: Owner): Promise<void> {
  await app.db.prisma.$transaction(async (tx) => {
    await removeAuthenticator(tx, owner);
    await recordSecurityEvent(tx, caller, owner, "totp_off");
  });
}

/** Replaces the recovery codes; the former ones end. @throws CONFLICT if the second factor is off */
export async function renewRecoveryCodes(app: App, caller: Caller, owner: Owner): Promise<string[]> {
  return app.db.prisma.$transaction(async (tx) => {
    // writing the row makes concurrent renewals wait for each other
    const { count } = await tx.authenticator.updateMany({
      where: ownedBy(owner),
      data: { lastStep: { increment: 0 } },
    });
    if (count === 0) throw new AppError("CONFLICT", { message: secondFactorTexts.totpIsOff });
    await recordSecurityEvent(tx, caller, owner, "recovery_codes_renewed");
    return replaceRecoveryCodes(tx, owner);
  });
}

/**
 * Checks the second factor again if it is on, so that a stolen session and password cannot change it. Wrong codes are
 * counted.
 * @throws VALIDATION_FAILED at the field `code`, TOO_MANY_REQUESTS
 */
export async function confirmSecondFactor(
  app: App,
  caller: Caller,
  owner: Owner,
  code: string | null | undefined,
): Promise<void> {
  if (!(await hasSecondStep(app, owner))) return;
  if (!code) throw atCode(secondFactorTexts.codeNeeded);
  await app.limits.take("factorCode", keyOfOwner(owner));
  const { account } = await getAccount(app.db.prisma, owner);
  await loggingWrongCodes(app, { kind: owner.kind, account, caller }, () =>
    verifySecondFactor(app, caller, { owner, code, refusal: wrongCode(secondFactorTexts.codeWrong) }),
  );
  await app.limits.refund("factorCode", keyOfOwner(owner));
}

function atCode(message: string, details: ErrorDetails = {}): AppError {
  return new AppError("VALIDATION_FAILED", { ...details, message, fields: { code: message } });
}

const wrongCode = (message: string) => atCode(message, { isWrongProof: true });

/**
 * Checks the authenticator's current code or a recovery code. Each works once, also under concurrency. Wrong codes
 * count against the account's daily limit.
 * @param refusal the error for a wrong code
 * @throws the refusal, TOO_MANY_REQUESTS
 */
export async function verifySecondFactor(
  app: App,
  caller: Caller,
  { owner, code, refusal }: { owner: Owner; code: string; refusal: AppError },
): Promise<void> {
  const limited = { key: `factor:${keyOfOwner(owner)}`, tooMany: secondFactorTexts.tooManyWrong };
  await withWrongCodeLimit(app, limited, async () => {
    if (!(await isRightCode(app, caller, owner, code))) throw refusal;
  });
}

async function isRightCode(app: App, caller: Caller, owner: Owner, code: string): Promise<boolean> {
  const authenticator = await app.db.prisma.authenticator.findFirst({ where: ownedBy(owner) });
  if (!authenticator) return false;
  if (!/^\d{6}$/.test(code)) return useRecoveryCode(app, caller, owner, code);
  const secret = app.secrets.open(cellOfOwner(owner), authenticator.secret);
  const step = await getStep(secret, code, await databaseNow(app.db.pool));
  if (step === undefined) return false;
  const { count } = await app.db.prisma.authenticator.updateMany({
    where: { id: authenticator.id, lastStep: { lt: step } },
    data: { lastStep: step },
  });
  return count === 1;
}

async function replaceRecoveryCodes(tx: Prisma.TransactionClient, owner: Owner): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => randomBytes(8).toString("hex"));
  await tx.recoveryCode.deleteMany({ where: ownedBy(owner) });
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({ ...ownedBy(owner), codeHash: getHash(owner, code) })),
  });
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, "$1-"));
}

async function useRecoveryCode(app: App, caller: Caller, owner: Owner, code: string): Promise<boolean> {
  return app.db.prisma.$transaction(async (tx) => {
    const { count } = await tx.recoveryCode.updateMany({
      where: { ...ownedBy(owner), codeHash: getHash(owner, code), usedAt: null },
      data: { usedAt: await databaseNow(tx) },
    });
    if (count === 1) await recordSecurityEvent(tx, caller, owner, "recovery_code_used");
    return count === 1;
  });
}

/** Returns the 30-second step of a code (current, previous or next), or undefined for a wrong code. */
async function getStep(secret: string, code: string, now: Date): Promise<number | undefined> {
  const { verify } = await import("otplib");
  const epoch = Math.floor(now.getTime() / 1000);
  const result = await verify({ secret, token: code, epoch, epochTolerance: STEP_S });
  return result.valid ? Math.floor(epoch / STEP_S) + result.delta : undefined;
}

/** Hashes a recovery code: 64 random bits need no slow hash. */
function getHash(owner: Owner, code: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(
    createHash("sha256")
      .update(`${keyOfOwner(owner)}:${code}`)
      .digest(),
  );
}

function cellOfOwner(owner: Owner): string {
  return getCell(ownerRules[owner.kind].totpPlace, owner.id);
}

function getPurpose(owner: Owner): string {
  return `totp.setup.${keyOfOwner(owner)}`;
}
