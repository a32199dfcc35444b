import { createHash } from "node:crypto";
import { botCheckTexts } from "@site/contract/bot-check/labels";
import { type BotCheckAction, isBotCheckInForce } from "@site/contract/bot-check/rules";
import type { BotCheckAnswers } from "@site/contract/bot-check/schema";
import { adminSignInTexts } from "@site/contract/identity/sign-in/admin-labels";
import type { App } from "../../core/app.ts";
import type { Caller } from "../../core/calls/caller.ts";
import { AppError } from "../../core/calls/errors.ts";
import { databaseNow } from "../../core/database/clock.ts";
import { openToken, sealToken } from "../../core/secrets/sealed-token.ts";
import { getCell } from "../../core/secrets/secret-box.ts";
import { SECRET_COLUMN } from "../settings/security-admin-service.ts";

const STAMP_PURPOSE = "bot-check.stamp";
/** Minimum time in which a person fills in a form; programs are faster. */
const SOONEST_MS = 3_000;
const LATEST_MS = 12 * 3_600_000;

/** The token that Cloudflare's test keys return. */
const TEST_KEY_TOKEN = "XXXX.DUMMY.TOKEN.XXXX";

/** Returns a signed stamp of a form's opening time, used if Turnstile cannot be loaded. */
export async function issueFormStamp(app: App): Promise<{ stamp: string }> {
  return { stamp: sealToken(app, STAMP_PURPOSE, String((await databaseNow(app.db.pool)).getTime())) };
}

/**
 * Checks that a person sent a form. If Turnstile is unavailable, a hidden field, the elapsed time and a tight limit
 * replace it, and the submission is marked.
 * @param action the form that was sent
 * @returns `isUnchecked`: true if the fallback was used
 * @throws VALIDATION_FAILED, TOO_MANY_REQUESTS
 */
export async function verifyBotCheck(
  app: App,
  caller: Caller,
  action: BotCheckAction,
  answers: BotCheckAnswers,
): Promise<{ isUnchecked: boolean }> {
  if (answers.website) throw refusal(botCheckTexts.refused);
  const setting = await app.db.prisma.securitySetting.findUnique({ where: { name: "turnstile" } });
  if (!isBotCheckInForce(setting?.isEnabled ?? false, app.siteUrl)) return { isUnchecked: false };
  if (answers.turnstileToken) {
    const secret = setting?.secretKey
      ? app.secrets.open(getCell(SECRET_COLUMN, setting.id), setting.secretKey)
      : undefined;
    const verdict = await verifyToken(app, secret, { token: answers.turnstileToken, action, caller });
    if (verdict === "refused") throw refusal(botCheckTexts.refused);
    if (verdict === "passed") return { isUnchecked: false };
    app.log.error("the bot check could not run: Turnstile was not reached, or its secret is missing or wrong");
  }
  const stamp =
    answers.turnstileToken && !answers.formStamp ? undefined : await checkStamp(app, action, answers.formStamp);
  await app.limits.take("uncheckedAddress", caller.ipAddress);
  if (stamp !== undefined) await markStampUsed(app, stamp);
  return { isUnchecked: true };
}

interface Solved {
  token: string;
  action: BotCheckAction;
  caller: Caller;
}

async function verifyToken(app: App, secret: string | undefined, { token, action, caller: { ipAddress } }: Solved) {
  if (token === TEST_KEY_TOKEN) return "refused";
  return secret === undefined
    ? "unavailable"
    : app.turnstile.verify({ secret, token, ipAddress, hostname: new URL(app.siteUrl).hostname, action });
}

/** Checks a stamp's signature and age. @returns the stamp if it is valid */
async function checkStamp(app: App, action: BotCheckAction, stamp: string | null | undefined): Promise<string> {
  if (!stamp) throw refusal(action === "admin-login" ? adminSignInTexts.botCheckIncomplete : botCheckTexts.incomplete);
  const age = (await databaseNow(app.db.pool)).getTime() - Number(openToken(app, STAMP_PURPOSE, stamp));
  if (!(age >= SOONEST_MS && age <= LATEST_MS)) throw refusal(botCheckTexts.refused);
  return stamp;
}

/** Marks a stamp as used; repeated and concurrent uses are rejected. */
async function markStampUsed(app: App, stamp: string): Promise<void> {
  const hash = new Uint8Array(createHash("sha256").update(stamp).digest());
  const expiresAt = new Date((await databaseNow(app.db.pool)).getTime() + LATEST_MS);
  const { count } = await app.db.prisma.usedToken.createMany({ data: [{ hash, expiresAt }], skipDuplicates: true });
  if (count === 0) throw refusal(botCheckTexts.refused);
}

function refusal(message: string): AppError {
  return new AppError("VALIDATION_FAILED", { message, fields: { turnstileToken: message } });
}
