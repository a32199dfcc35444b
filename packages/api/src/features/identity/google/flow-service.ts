import type { ErrorCode } from "@site/contract/common/error-codes";
import { cutText } from "@site/contract/common/text";
import { type GoogleError, googleErrors } from "@site/contract/identity/sign-in/google-labels";
import { z } from "zod";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/calls/caller.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { databaseNow } from "../../../core/database/clock.ts";
import { openToken, sealToken } from "../../../core/secrets/sealed-token.ts";
import type { Google, GoogleAccount, GoogleFlow, GooglePurpose } from "../../../integrations/google.ts";

export const GOOGLE_RETURN_PATH = "/api/admin/auth/google/callback";
export const FLOW_MS = 10 * 60_000;

/** A value that a browser keeps in a cookie until it is used or has expired. */
export interface SealedCookie {
  value: string;
  expiresAt: Date;
}

export const flowState = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), until: z.number() });

/**
 * Begins the OAuth flow with Google.
 * @returns the address at Google, and the cookie by which the callback recognises this browser
 * @throws with `googleError`: NOT_FOUND if Google is not configured, UNAVAILABLE if it is not reached,
 * TOO_MANY_REQUESTS
 */
export async function beginFlow(
  app: App,
  caller: Caller,
  purpose: GooglePurpose,
): Promise<{ address: string; flow: GoogleFlow }> {
  await app.limits.take("googleAddress", caller.ipAddress);
  return assertConfigured(app)
    .begin(app.siteUrl + GOOGLE_RETURN_PATH, purpose)
    .catch((error: unknown) => {
      throw refuseGoogle(app, "UNAVAILABLE", "auth_failed", error);
    });
}

/**
 * Ends the OAuth flow with the account that Google vouches for.
 * @param search the query string of Google's redirect
 * @param flow this browser's cookie of `beginFlow`
 * @throws with `googleError`: INVALID_CREDENTIALS, VALIDATION_FAILED, NOT_FOUND, TOO_MANY_REQUESTS
 */
export async function finishFlow(
  app: App,
  caller: Caller,
  search: string,
  flow: GoogleFlow | undefined,
): Promise<GoogleAccount> {
  await app.limits.take("googleAddress", caller.ipAddress);
  const returned = new URL(app.siteUrl + GOOGLE_RETURN_PATH);
  returned.search = search;
  if (returned.searchParams.has("error")) throw refuseGoogle(app, "INVALID_CREDENTIALS", "auth_failed");
  if (!returned.searchParams.get("code")) throw refuseGoogle(app, "VALIDATION_FAILED", "no_code");
  const google = assertConfigured(app);
  if (!flow || returned.searchParams.get("state") !== flow.state)
    throw refuseGoogle(app, "INVALID_CREDENTIALS", "auth_failed");
  return google.finish(returned, flow).catch((error: unknown) => {
    throw refuseGoogle(app, "INVALID_CREDENTIALS", "token_failed", error);
  });
}

/** Returns the error of a flow with Google, and logs its cause. */
export function refuseGoogle(app: App, code: ErrorCode, googleError: GoogleError, cause?: unknown): AppError {
  const reason = cause instanceof Error ? `: ${cause.name} ${cutText(cause.message, 200)}` : "";
  app.log.info(`google sign-in failed, ${googleError}${reason}`);
  return new AppError(code, { message: googleErrors[googleError], googleError });
}

/** Seals a value for a browser's cookie. @param purpose must be the same when the value is opened */
export async function sealCookie(app: App, purpose: string, value: object, forMs: number): Promise<SealedCookie> {
  const until = (await databaseNow(app.db.pool)).getTime() + forMs;
  return { value: sealToken(app, purpose, JSON.stringify({ ...value, until })), expiresAt: new Date(until) };
}

/** Opens a value of `sealCookie`; undefined if its purpose or shape differs or it has expired. */
export async function openCookie<Value extends { until: number }>(
  app: App,
  purpose: string,
  schema: z.ZodType<Value>,
  value: string | undefined,
): Promise<Value | undefined> {
  const opened = value === undefined ? undefined : openToken(app, purpose, value);
  const { data } = schema.safeParse(opened === undefined ? undefined : JSON.parse(opened));
  return data && data.until > (await databaseNow(app.db.pool)).getTime() ? data : undefined;
}

function assertConfigured(app: App): Google {
  if (!app.google) throw refuseGoogle(app, "NOT_FOUND", "auth_failed");
  return app.google;
}
