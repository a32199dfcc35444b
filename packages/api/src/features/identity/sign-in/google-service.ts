import { adminPaths } from "@site/contract/admin-paths";
import { cleanEmail } from "@site/contract/common/email";
import { getEmailKey } from "@site/contract/common/text";
import { adminSignInTexts } from "@site/contract/identity/sign-in/admin-labels";
import { z } from "zod";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/calls/caller.ts";
import { AppError } from "../../../core/calls/errors.ts";
import type { GoogleAccount } from "../../../integrations/google.ts";
import {
  beginFlow,
  FLOW_MS,
  finishFlow,
  flowState,
  openCookie,
  refuseGoogle,
  type SealedCookie,
  sealCookie,
} from "../google/flow-service.ts";
import { hasSecondStep } from "../second-factor/totp-service.ts";
import { findDevice } from "../sessions/device-service.ts";
import { withAttemptLimits } from "./attempt-limits.ts";
import { openAdminSession, passSecondStep, type SignedInAdmin } from "./open-session.ts";

const STEP_MS = 5 * 60_000;
const FLOW = "google.flow";
const STEP = "google.second-step";

const stepState = z.object({ adminId: z.number(), googleSub: z.string(), until: z.number() });

/** Begins a sign-in at Google; results and errors are those of `beginFlow`. */
export async function beginGoogleSignIn(app: App, caller: Caller): Promise<{ address: string; flow: SealedCookie }> {
  const { address, flow } = await beginFlow(app, caller, "admin");
  return { address, flow: await sealCookie(app, FLOW, flow, FLOW_MS) };
}

/** Result of the Google callback: a session, or the cookie for the second step if the account has a second factor. */
export type GoogleReturn = { signedIn: SignedInAdmin } | { secondStep: SealedCookie };

/**
 * Signs in the administrator whose address Google has verified. The first sign-in binds the Google account.
 * @param search the query string of Google's redirect
 * @param flow the browser's cookie of `beginGoogleSignIn`
 * @throws with `googleError`: INVALID_CREDENTIALS, FORBIDDEN for an address of no administrator, UNAVAILABLE,
 * TOO_MANY_REQUESTS
 */
export async function finishGoogleSignIn(
  app: App,
  caller: Caller,
  search: string,
  flow: string | undefined,
): Promise<GoogleReturn> {
  const account = await finishFlow(app, caller, search, await openCookie(app, FLOW, flowState, flow));
  const { id: adminId, googleSub } = await bind(app, account);
  if (await hasSecondStep(app, { kind: "admin", id: adminId }))
    return { secondStep: await sealCookie(app, STEP, { adminId, googleSub }, STEP_MS) };
  const proof = { googleSub, passedSecondStep: false };
  return { signedIn: await openAdminSession(app, inBrowser(caller), adminId, proof) };
}

/**
 * Takes the second step after Google.
 * @param step the browser's cookie of `finishGoogleSignIn`
 * @throws CONFLICT without a valid cookie, INVALID_CREDENTIALS, TOO_MANY_REQUESTS
 */
export async function verifyGoogleSecondStep(
  app: App,
  caller: Caller,
  cookies: { step: string | undefined; device: string | undefined },
  code: string,
): Promise<SignedInAdmin> {
  const kept = await openCookie(app, STEP, stepState, cookies.step);
  const admin =
    kept &&
    (await app.db.prisma.admin.findUnique({
      where: { id: kept.adminId },
      select: { id: true, username: true, passwordHash: true },
    }));
  if (!admin) throw new AppError("CONFLICT", { message: adminSignInTexts.googleStepExpired });
  const owner = { kind: "admin", id: admin.id } as const;
  const device = findDevice(app, { ...owner, passwordHash: admin.passwordHash }, cookies.device);
  return withAttemptLimits(app, { kind: "admin", account: getEmailKey(admin.username), device, caller }, async () => {
    const passedSecondStep = await passSecondStep(app, caller, owner, code);
    return openAdminSession(app, inBrowser(caller), admin.id, { googleSub: kept.googleSub, passedSecondStep });
  });
}

/**
 * Returns the address that the browser is redirected to after Google. The token is in the fragment, which browsers do
 * not send to servers.
 */
export function addressAfterGoogle({ newSession }: SignedInAdmin): string {
  return `${adminPaths.login}#${new URLSearchParams({ token: newSession.token, google_auth: "success" })}`;
}

/**
 * Returns the administrator of a Google account. The first Google account of an address is bound permanently if Google
 * hosts the mailbox; any other mailbox may have a new owner.
 */
async function bind(app: App, { sub, email, isHosted }: GoogleAccount): Promise<{ id: number; googleSub: string }> {
  const nobody = () => refuseGoogle(app, "FORBIDDEN", "unauthorized_email");
  if (email === undefined) throw nobody();
  const admin = await app.db.prisma.admin.findFirst({
    where: {
      emailKey: getEmailKey(cleanEmail(email)),
      OR: [{ googleSub: sub }, ...(isHosted ? [{ googleSub: null }] : [])],
    },
    select: { id: true },
  });
  if (!admin || (await app.db.prisma.admin.count({ where: { googleSub: sub, id: { not: admin.id } } })) > 0)
    throw nobody();
  const { count } = await app.db.prisma.admin.updateMany({
    where: { id: admin.id, OR: [{ googleSub: null }, { googleSub: sub }] },
    data: { googleSub: sub },
  });
  if (count === 0) throw nobody();
  return { id: admin.id, googleSub: sub };
}

/**
 * Returns the caller marked as a browser: the flow's cookies prove that it is one, so its token is bound to a cookie.
 */
function inBrowser(caller: Caller): Caller {
  return { ...caller, isBrowser: true };
}
