import { adminSignInTexts } from "@site/contract/account/sign-in/admin-labels";
import { emailKeyOf } from "@site/contract/common/text";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/caller.ts";
import { databaseNow } from "../../../core/clock.ts";
import type { AdminIdentity } from "../../../core/context.ts";
import { AppError } from "../../../core/errors.ts";
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
  const { passwordHash } = await app.db.prisma.admin.findUniqueOrThrow({
    where: { id: admin.id },
    select: { passwordHash: true },
  });
  const device = findDevice(app, "admin", { id: admin.id, passwordHash }, knownDevice);
  await withAttemptLimits(app, { kind: "admin", account: emailKeyOf(admin.username), device, caller }, async () => {
    if (!(await app.passwords.matches(password, passwordHash)))
      throw new AppError("INVALID_CREDENTIALS", { message: adminSignInTexts.wrongPassword });
  });
  await markConfirmed(app, admin);
}

/** Marks the session as confirmed; every way to prove the account's ownership ends here. */
async function markConfirmed(app: App, { sessionId }: AdminIdentity): Promise<void> {
  await app.db.prisma.session.updateMany({
    where: { id: sessionId, revokedAt: null },
    data: { confirmedAt: await databaseNow(app.db.pool) },
  });
}
