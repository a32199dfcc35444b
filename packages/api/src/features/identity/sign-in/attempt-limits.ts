import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { type FailedSignIn, logFailedSignIn } from "../../../core/calls/failed-sign-ins.ts";
import type { LimitName } from "../../../core/limits/limits.ts";
import { ownerRules } from "../owner.ts";

/** A sign-in attempt. */
export interface SignInAttempt extends FailedSignIn {
  /** The device id of a browser that signed in to this account before. */
  device: string | undefined;
}

/**
 * Runs a sign-in check under the attempt limits. The attempt is counted first, so that concurrent ones count too; only
 * wrong credentials stay counted. Known devices have their own counter; others share those of the account and the
 * address.
 * @throws TOO_MANY_REQUESTS, and the errors of the check
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
    throw new AppError("TOO_MANY_REQUESTS", {
      ...error.details,
      message: ownerRules[signInTry.kind].texts.tooManyTries,
    });
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
