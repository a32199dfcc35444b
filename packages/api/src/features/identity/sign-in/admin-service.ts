import { getEmailKey } from "@site/contract/common/text";
import { adminSignInTexts } from "@site/contract/identity/sign-in/admin-labels";
import type { AdminLoginInput, ChangeAdminPasswordInput } from "@site/contract/identity/sign-in/admin-schema";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/calls/caller.ts";
import { AppError } from "../../../core/calls/errors.ts";
import type { AdminIdentity } from "../../../core/context.ts";
import { verifyBotCheck } from "../../bot-check/service.ts";
import { assertHardToGuess } from "../passwords/policy.ts";
import { findDevice } from "../sessions/device-service.ts";
import { revokeOtherAdminSessions } from "../sessions/service.ts";
import { openAdminSession, type SignedInAdmin, verifyAdminSecondStep } from "./admin-entry-service.ts";
import { withAttemptLimits } from "./attempt-limits.ts";
import { renewPasswordHash } from "./password-renewal-service.ts";

const FIND_ADMIN_BY_LOGIN = `SELECT id FROM admins WHERE lower(username COLLATE "C") = $1 LIMIT 1`;
const FIND_ANY_ADMIN = "SELECT 1 FROM admins LIMIT 1";

/**
 * Signs an administrator in with username and password, and the second factor if it is on.
 * @param knownDevice the browser's device cookie
 * @throws VALIDATION_FAILED if the bot check fails, INVALID_CREDENTIALS for an unknown user or a wrong password,
 * SECOND_FACTOR_REQUIRED, FORBIDDEN for an inactive account, TOO_MANY_REQUESTS
 */
export async function loginAdmin(
  app: App,
  input: AdminLoginInput,
  caller: Caller,
  knownDevice: string | undefined,
): Promise<SignedInAdmin> {
  app.passwords.assertRoom();
  await verifyBotCheck(app, caller, "admin-login", input);
  const account = getEmailKey(input.username);
  // Prisma's case-insensitive equality uses ILIKE, which would match patterns such as "adm%".
  const [found] = await app.db.prisma.$queryRawUnsafe<{ id: number }[]>(FIND_ADMIN_BY_LOGIN, account);
  const admin =
    found &&
    (await app.db.prisma.admin.findUnique({
      where: { id: found.id },
      select: { id: true, passwordHash: true },
    }));
  return withAttemptLimits(
    app,
    { kind: "admin", account, device: findDevice(app, "admin", admin, knownDevice), caller },
    async () => {
      if (!(await app.passwords.matches(input.password, admin?.passwordHash)) || !admin)
        throw new AppError("INVALID_CREDENTIALS", { message: adminSignInTexts.loginFailed });
      const passedSecondStep = await verifyAdminSecondStep(app, caller, admin.id, input.code);
      const passwordHash = await renewPasswordHash(app, { adminId: admin.id }, input.password, admin.passwordHash);
      return openAdminSession(app, caller, admin.id, { passwordHash, passedSecondStep });
    },
  );
}

/**
 * Changes the password and ends the administrator's other sessions.
 * @returns the new hash
 * @throws VALIDATION_FAILED, TOO_MANY_REQUESTS
 */
export async function changeAdminPassword(
  app: App,
  admin: AdminIdentity,
  input: ChangeAdminPasswordInput,
): Promise<string> {
  const key = `admin-password:${admin.id}`;
  await app.limits.take("loginAccount", key);
  const { passwordHash } = await app.db.prisma.admin.findUniqueOrThrow({
    where: { id: admin.id },
    select: { passwordHash: true },
  });
  if (!(await app.passwords.matches(input.currentPassword, passwordHash))) {
    throw new AppError("VALIDATION_FAILED", {
      message: adminSignInTexts.wrongCurrentPassword,
      fields: { currentPassword: adminSignInTexts.wrongCurrentPassword },
      isWrongProof: true,
    });
  }
  await app.limits.refund("loginAccount", key);
  await assertHardToGuess(app, {
    password: input.newPassword,
    field: "newPassword",
    ownNames: [admin.email, admin.username],
  });
  const newHash = await app.passwords.hash(input.newPassword);
  await app.db.prisma.$transaction(async (tx) => {
    await tx.admin.update({ where: { id: admin.id }, data: { passwordHash: newHash } });
    await revokeOtherAdminSessions(tx, admin.id, admin.sessionId);
  });
  return newHash;
}

/** Creates the first administrator if none exists; never changes one. @returns true if it was created */
export async function createFirstAdmin(
  app: App,
  admin: { username: string; email: string; password: string },
): Promise<boolean> {
  const { rowCount } = await app.db.pool.query(FIND_ANY_ADMIN);
  if (rowCount) return false;
  const passwordHash = await app.passwords.hash(admin.password);
  const { count } = await app.db.prisma.admin.createMany({
    data: [{ username: admin.username, email: admin.email, passwordHash }],
    skipDuplicates: true,
  });
  return count === 1;
}
