import { createHash, randomBytes } from "node:crypto";
import { secondFactorTexts } from "@site/contract/account/second-factor/labels";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/caller.ts";
import { AppError } from "../../../core/errors.ts";
import { openToken, sealToken } from "../../../core/sealed-token.ts";
import { cellOf } from "../../../core/secret-box.ts";
import { recordSecurityEvent } from "../sessions/security-events-service.ts";

export const TOTP_COLUMN = "members.totp_secret";
const STEP_S = 30;
const SETUP_MS = 15 * 60_000;
const RECOVERY_CODES = 10;

interface Holder {
  id: number;
  totpSecret: Uint8Array | null;
  totpLastStep: number | null;
}

/** Returns whether the second factor is on and how many recovery codes are left. */
export async function getTotpState(app: App, memberId: number) {
  const { totpSecret } = await app.db.prisma.member.findUniqueOrThrow({
    where: { id: memberId },
    select: { totpSecret: true },
  });
  return {
    isOn: totpSecret !== null,
    recoveryCodesLeft: await app.db.prisma.recoveryCode.count({ where: { memberId, usedAt: null } }),
  };
}

/**
 * Creates an authenticator secret. It takes effect after `confirmTotp`; until then the client keeps it sealed.
 * @throws CONFLICT if one is on
 */
export async function beginTotp(app: App, member: { id: number; email: string }) {
  if ((await getTotpState(app, member.id)).isOn)
    throw new AppError("CONFLICT", { message: secondFactorTexts.totpAlreadyOn });
  const { generateSecret, generateURI } = await import("otplib");
  const secret = generateSecret();
  return {
    secret,
    uri: generateURI({ issuer: new URL(app.siteUrl).hostname, label: member.email, secret }),
    state: sealToken(app, purposeOf(member.id), `${Date.now()}:${secret}`),
  };
}

/**
 * Turns the second factor on.
 * @returns the recovery codes, shown only once
 * @throws VALIDATION_FAILED for a wrong code
 */
export async function confirmTotp(
  app: App,
  caller: Caller,
  memberId: number,
  { state, code }: { state: string; code: string },
): Promise<string[]> {
  const [begun = "", secret = ""] = openToken(app, purposeOf(memberId), state)?.split(":") ?? [];
  const step = Date.now() - Number(begun) < SETUP_MS ? await stepOf(secret, code) : undefined;
  if (step === undefined)
    throw new AppError("VALIDATION_FAILED", {
      message: secondFactorTexts.totpWrongCode,
      fields: { code: secondFactorTexts.totpWrongCode },
    });
  return app.db.prisma.$transaction(async (tx) => {
    const { count } = await tx.member.updateMany({
      where: { id: memberId, totpSecret: null },
      data: { totpSecret: app.secrets.seal(cellOf(TOTP_COLUMN, memberId), secret), totpLastStep: step },
    });
    if (count === 0) throw new AppError("CONFLICT", { message: secondFactorTexts.totpAlreadyOn });
    await recordSecurityEvent(tx, caller, memberId, "totp_on");
    return renewRecoveryCodes(tx, memberId);
  });
}

/** Turns the second factor off and removes the recovery codes. */
export async function removeTotp(app: App, caller: Caller, memberId: number): Promise<void> {
  await app.db.prisma.$transaction(async (tx) => {
    await tx.member.update({ where: { id: memberId }, data: { totpSecret: null, totpLastStep: null } });
    await tx.recoveryCode.deleteMany({ where: { memberId } });
    await recordSecurityEvent(tx, caller, memberId, "totp_off");
  });
}

/**
 * Returns whether a code is valid: the authenticator's current code or a recovery code. Each code works once, also
 * under concurrency.
 */
export async function passSecondFactor(app: App, caller: Caller, holder: Holder, code: string): Promise<boolean> {
  if (!holder.totpSecret) return true;
  const given = code.replace(/[\s-]/g, "");
  if (!/^\d{6}$/.test(given)) return useRecoveryCode(app, caller, holder.id, given);
  const step = await stepOf(app.secrets.open(cellOf(TOTP_COLUMN, holder.id), holder.totpSecret), given);
  if (step === undefined) return false;
  const { count } = await app.db.prisma.member.updateMany({
    where: { id: holder.id, totpLastStep: { lt: step } },
    data: { totpLastStep: step },
  });
  return count === 1;
}

/** Replaces the recovery codes. */
async function renewRecoveryCodes(tx: Prisma.TransactionClient, memberId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => randomBytes(8).toString("hex"));
  await tx.recoveryCode.deleteMany({ where: { memberId } });
  await tx.recoveryCode.createMany({ data: codes.map((code) => ({ memberId, codeHash: hashOf(memberId, code) })) });
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, "$1-"));
}

async function useRecoveryCode(app: App, caller: Caller, memberId: number, code: string): Promise<boolean> {
  return app.db.prisma.$transaction(async (tx) => {
    const { count } = await tx.recoveryCode.updateMany({
      where: { memberId, codeHash: hashOf(memberId, code.toLowerCase()), usedAt: null },
      data: { usedAt: new Date() },
    });
    if (count === 1) await recordSecurityEvent(tx, caller, memberId, "recovery_code_used");
    return count === 1;
  });
}

/** Returns the 30-second step of a code (current, previous or next), or undefined for a wrong code. */
async function stepOf(secret: string, code: string): Promise<number | undefined> {
  const { verify } = await import("otplib");
  const result = await verify({ secret, token: code, epochTolerance: STEP_S });
  return result.valid ? Math.floor(Date.now() / 1000 / STEP_S) + result.delta : undefined;
}

/** Hashes a recovery code: 64 random bits need no slow hash. */
function hashOf(memberId: number, code: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash("sha256").update(`${memberId}:${code}`).digest());
}

function purposeOf(memberId: number): string {
  return `totp.setup.${memberId}`;
}
