import { adminSignInTexts } from "@site/contract/identity/sign-in/admin-labels";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/calls/caller.ts";
import { AppError } from "../../../core/calls/errors.ts";
import type { AdminIdentity } from "../../../core/context.ts";
import { databaseNow } from "../../../core/database/clock.ts";
import { getAccount } from "../owner.ts";
import { findDevice } from "../sessions/device-service.ts";
import { withAttemptLimits } from "./attempt-limits.ts";

/**
 * Confirms an administrator's session by the password. Wrong ones count as failed sign-ins.
 * @param knownDevice the browser's device cookie
 * @throws INVALID_CREDENTIALS, TOO_MANY_REQUESTS
 */
export async function confirmByPassword(
  app: App,
  admin: AdminIdentity,
  password: string,
  caller: Caller,
  knownDevice: string | undefined,
): Promise<void> {
  const { passwordHash, account } = await getAccount(app.db.prisma, admin);
  const device = findDevice(app, { ...admin, passwordHash }, knownDevice);
  await withAttemptLimits(app, { kind: "admin", account, device, caller }, async () => {
    if (!(await app.passwords.matches(password, passwordHash ?? undefined)))
      throw new AppError("INVALID_CREDENTIALS", { message: adminSignInTexts.wrongPassword, isWrongProof: true });
  });
  await markConfirmed(app, admin);
}

/**
 * Confirms an administrator's session by the password of a request's header, which programs send instead of answering a
 * dialog.
 * @param header the password, percent-encoded as UTF-8; undefined without the header
 * @returns whether the header was sent
 * @throws INVALID_CREDENTIALS, TOO_MANY_REQUESTS
 */
export async function confirmByHeader(
  app: App,
  admin: AdminIdentity,
  header: string | undefined,
  caller: Caller,
): Promise<boolean> {
  if (header === undefined) return false;
  await confirmByPassword(app, admin, decoded(header), caller, undefined);
  return true;
}

/** Returns the text of a percent-encoded header; "" if it is malformed. */
function decoded(header: string): string {
  try {
    return decodeURIComponent(header);
  } catch {
    return "";
  }
}

/** Marks the session as confirmed, after any kind of proof. */
async function markConfirmed(app: App, { sessionId }: AdminIdentity): Promise<void> {
  await app.db.prisma.session.updateMany({
    where: { id: sessionId, revokedAt: null },
    data: { confirmedAt: await databaseNow(app.db.pool) },
  });
}
