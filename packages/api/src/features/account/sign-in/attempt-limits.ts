import { adminSignInTexts } from "@site/contract/account/sign-in/admin-labels";
import { signInTexts } from "@site/contract/account/sign-in/labels";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/calls/caller.ts";
import { AppError } from "../../../core/calls/errors.ts";
import type { LimitName } from "../../../core/limits/limits.ts";
import type { SessionKind } from "../sessions/tokens.ts";

const tooManyTries = { admin: adminSignInTexts.tooManyTries, member: signInTexts.tooManyTries };

/** A sign-in attempt. */
export interface SignInAttempt {
  kind: SessionKind;
  /** The normalised account name; the account may not exist. */
  account: string;
  /** The device id of a browser that signed in to this account before. */
  device: string | undefined;
  caller: Caller;
}

/**
 * Runs a sign-in check under the attempt limits. The attempt is counted first, so that concurrent ones count too, and
 * given back on success. Known devices have their own counter; others share those of the account and the address.
 * @throws TOO_MANY_REQUESTS, and whatever the check throws
 */
export async function withAttemptLimits<Result>(
  app: App,
  signInTry: SignInAttempt,
  check: () => Promise<Result>,
): Promise<Result> {
  const counts = getCounts(signInTry);
  try {
    for (const [name, key] of counts) await app.limits.take(name, key);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "TOO_MANY_REQUESTS") throw error;
    logFailedSignIn(app, signInTry, error);
    throw new AppError("TOO_MANY_REQUESTS", { ...error.details, message: tooManyTries[signInTry.kind] });
  }
  try {
    const result = await check();
    await refund(app, counts);
    return result;
  } catch (error) {
    if (error instanceof AppError && error.code === "INVALID_CREDENTIALS") logFailedSignIn(app, signInTry, error);
    else await refund(app, counts);
    throw error;
  }
}

/** Logs a failed sign-in with masked account and address. */
export function logFailedSignIn(
  app: App,
  { kind, account, caller }: Omit<SignInAttempt, "device">,
  { code }: AppError,
): void {
  app.log.info(`sign-in failed: ${kind} ${maskAccount(account)} from ${maskAddress(caller.ipAddress)}, ${code}`);
}

function getCounts({ kind, account, device, caller }: SignInAttempt): [LimitName, string][] {
  if (device !== undefined) return [["loginDevice", `${kind}:${account}:${device}`]];
  return [
    ["loginAddress", caller.ipAddress],
    ["loginAccount", `${kind}:${account}`],
  ];
}

async function refund(app: App, counts: [LimitName, string][]): Promise<void> {
  for (const [name, key] of counts) await app.limits.refund(name, key);
}

/**
 * Masks an account name: "ay***@example.org", "yo***". Control characters are removed, so that no log line can be
 * forged.
 */
function maskAccount(account: string): string {
  const [name = "", ...domain] = account.replace(/[^\x21-\x7e]/g, "?").split("@");
  return [`${name.slice(0, 2)}***`, ...domain.slice(-1)].join("@");
}

/** Masks an address: "192.0.2.*", "2001:db8:1:*". */
function maskAddress(ipAddress: string): string {
  return ipAddress.includes(":")
    ? `${ipAddress.split(":").slice(0, 3).join(":")}:*`
    : ipAddress.replace(/\.\d+$/, ".*");
}
