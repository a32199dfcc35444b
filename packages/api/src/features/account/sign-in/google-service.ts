import { adminSignInTexts } from "@site/contract/account/sign-in/admin-labels";
import { type GoogleError, googleErrors } from "@site/contract/account/sign-in/google-labels";
import { adminPaths } from "@site/contract/admin-paths";
import { cleanEmail } from "@site/contract/common/email";
import type { ErrorCode } from "@site/contract/common/error-codes";
import { cutText, getEmailKey } from "@site/contract/common/text";
import { z } from "zod";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/calls/caller.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { databaseNow } from "../../../core/database/clock.ts";
import { openToken, sealToken } from "../../../core/secrets/sealed-token.ts";
import type { Google, GoogleAccount, GoogleTrip } from "../../../integrations/google.ts";
import { hasSecondStep } from "../second-factor/totp-service.ts";
import { findDevice } from "../sessions/device-service.ts";
import { openAdminSession, type SignedInAdmin, verifyAdminSecondStep } from "./admin-entry-service.ts";
import { withAttemptLimits } from "./attempt-limits.ts";

const FIND_ADMIN_BY_EMAIL = `SELECT id FROM admins WHERE lower(email COLLATE "C") = $1 LIMIT 1`;

export const GOOGLE_RETURN_PATH = "/api/admin/auth/google/callback";
const TRIP_MS = 10 * 60_000;
const STEP_MS = 5 * 60_000;
const TRIP = "google.trip";
const STEP = "google.second-step";

/** A value that a browser keeps in a cookie until it is used or has expired. */
export interface KeptInBrowser {
  value: string;
  expiresAt: Date;
}

const keptTrip = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), until: z.number() });
const keptStep = z.object({ adminId: z.number(), googleSub: z.string(), until: z.number() });

/**
 * Begins a sign-in at Google.
 * @returns the address at Google, and what the callback needs to recognise this browser
 * @throws NOT_FOUND if Google is not configured, UNAVAILABLE if it is not reached, TOO_MANY_REQUESTS
 */
export async function beginGoogleSignIn(app: App, caller: Caller): Promise<{ address: string; trip: KeptInBrowser }> {
  await app.limits.take("googleAddress", caller.ipAddress);
  const google = assertConfigured(app);
  const { address, trip } = await google.begin(app.siteUrl + GOOGLE_RETURN_PATH).catch((error: unknown) => {
    throw refused(app, "UNAVAILABLE", "auth_failed", error);
  });
  return { address, trip: await keep(app, TRIP, trip, TRIP_MS) };
}

/** Result of the Google callback: a session, or the second step that the account asks for. */
export type GoogleReturn = { signedIn: SignedInAdmin } | { secondStep: KeptInBrowser };

/**
 * Signs in the administrator whose verified address Google vouches for. The first sign-in binds the Google account.
 * @param search the query that Google returned with
 * @param trip the browser's cookie of `beginGoogleSignIn`
 * @throws with `googleError`: INVALID_CREDENTIALS, FORBIDDEN for an address of nobody, UNAVAILABLE,
 * TOO_MANY_REQUESTS
 */
export async function finishGoogleSignIn(
  app: App,
  caller: Caller,
  search: string,
  trip: string | undefined,
): Promise<GoogleReturn> {
  await app.limits.take("googleAddress", caller.ipAddress);
  const returned = new URL(app.siteUrl + GOOGLE_RETURN_PATH);
  returned.search = search;
  if (returned.searchParams.has("error")) throw refused(app, "INVALID_CREDENTIALS", "auth_failed");
  if (!returned.searchParams.get("code")) throw refused(app, "VALIDATION_FAILED", "no_code");
  const google = assertConfigured(app);
  const kept = await open(app, TRIP, keptTrip, trip);
  if (!kept || returned.searchParams.get("state") !== kept.state)
    throw refused(app, "INVALID_CREDENTIALS", "auth_failed");
  const { id: adminId, googleSub } = await bind(app, await accountAt(app, google, returned, kept));
  if (await hasSecondStep(app, { adminId }))
    return { secondStep: await keep(app, STEP, { adminId, googleSub }, STEP_MS) };
  const proof = { googleSub, passedSecondStep: false };
  return { signedIn: await openAdminSession(app, inBrowser(caller), adminId, proof) };
}

/**
 * Takes the second step after Google.
 * @param step the browser's cookie of `finishGoogleSignIn`
 * @throws CONFLICT without or after it, INVALID_CREDENTIALS, TOO_MANY_REQUESTS
 */
export async function verifyGoogleSecondStep(
  app: App,
  caller: Caller,
  cookies: { step: string | undefined; device: string | undefined },
  code: string,
): Promise<SignedInAdmin> {
  const kept = await open(app, STEP, keptStep, cookies.step);
  const admin =
    kept &&
    (await app.db.prisma.admin.findUnique({
      where: { id: kept.adminId },
      select: { id: true, username: true, passwordHash: true },
    }));
  if (!admin) throw new AppError("CONFLICT", { message: adminSignInTexts.googleStepExpired });
  const device = findDevice(app, "admin", admin, cookies.device);
  return withAttemptLimits(app, { kind: "admin", account: getEmailKey(admin.username), device, caller }, async () => {
    const passedSecondStep = await verifyAdminSecondStep(app, caller, admin.id, code);
    return openAdminSession(app, inBrowser(caller), admin.id, { googleSub: kept.googleSub, passedSecondStep });
  });
}

/** Returns the address that a browser goes to after Google: the token stands behind "#", which no server sees. */
export function addressAfterGoogle({ session }: SignedInAdmin): string {
  return `${adminPaths.login}#${new URLSearchParams({ token: session.token, google_auth: "success" })}`;
}

async function accountAt(app: App, google: Google, returned: URL, trip: GoogleTrip): Promise<GoogleAccount> {
  return google.finish(returned, trip).catch((error: unknown) => {
    throw refused(app, "INVALID_CREDENTIALS", "token_failed", error);
  });
}

/** Returns the administrator of a Google account; the first one of an address is bound to it for good. */
async function bind(app: App, { sub, email }: GoogleAccount): Promise<{ id: number; googleSub: string }> {
  const nobody = () => refused(app, "FORBIDDEN", "unauthorized_email");
  if (email === undefined) throw nobody();
  const [admin] = await app.db.prisma.$queryRawUnsafe<{ id: number }[]>(
    FIND_ADMIN_BY_EMAIL,
    getEmailKey(cleanEmail(email)),
  );
  if (!admin || (await app.db.prisma.admin.count({ where: { googleSub: sub, id: { not: admin.id } } })) > 0)
    throw nobody();
  const { count } = await app.db.prisma.admin.updateMany({
    where: { id: admin.id, OR: [{ googleSub: null }, { googleSub: sub }] },
    data: { googleSub: sub },
  });
  if (count === 0) throw nobody();
  return { id: admin.id, googleSub: sub };
}

function assertConfigured(app: App): Google {
  if (!app.google) throw refused(app, "NOT_FOUND", "auth_failed");
  return app.google;
}

/** The cookies of the way proved that this is a browser, so its token is bound to one. */
function inBrowser(caller: Caller): Caller {
  return { ...caller, isBrowser: true };
}

function refused(app: App, code: ErrorCode, googleError: GoogleError, cause?: unknown): AppError {
  const reason = cause instanceof Error ? `: ${cause.name} ${cutText(cause.message, 200)}` : "";
  app.log.info(`google sign-in failed, ${googleError}${reason}`);
  return new AppError(code, { message: googleErrors[googleError], googleError });
}

async function keep(app: App, purpose: string, value: object, forMs: number): Promise<KeptInBrowser> {
  const until = (await databaseNow(app.db.pool)).getTime() + forMs;
  return { value: sealToken(app, purpose, JSON.stringify({ ...value, until })), expiresAt: new Date(until) };
}

async function open<Value extends { until: number }>(
  app: App,
  purpose: string,
  schema: z.ZodType<Value>,
  value: string | undefined,
): Promise<Value | undefined> {
  const opened = value === undefined ? undefined : openToken(app, purpose, value);
  const { data } = schema.safeParse(opened === undefined ? undefined : JSON.parse(opened));
  return data && data.until > (await databaseNow(app.db.pool)).getTime() ? data : undefined;
}
