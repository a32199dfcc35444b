import { adminSessionTexts } from "@site/contract/admin-session/labels";
import type { AdminLoginInput, ChangeAdminPasswordInput } from "@site/contract/admin-session/schema";
import { emailKeyOf } from "@site/contract/common/text";
import type { App } from "../../core/app.ts";
import type { Caller } from "../../core/context.ts";
import { AppError } from "../../core/errors.ts";
import { hashPassword, isPassword } from "../../core/password.ts";
import { type AdminIdentity, createAdminSession, type NewSession, revokeOtherAdminSessions } from "../session/service.ts";

const publicFields = { id: true, username: true, email: true, role: true } as const;

/**
 * Signs an administrator in with username and password.
 * @throws INVALID_CREDENTIALS alike for an unknown user and a wrong password, TOO_MANY_REQUESTS after too many failures
 */
export async function loginAdmin(app: App, input: AdminLoginInput, caller: Caller): Promise<{ user: Omit<AdminIdentity, "sessionId">; session: NewSession }> {
  const account = emailKeyOf(input.username);
  await app.limits.take("loginAddress", caller.ipAddress);
  await app.limits.take("loginAccount", `admin:${account}`);
  // Prisma compares without case by ILIKE: "adm%" would be an account too, with tries of its own.
  const [found] = await app.db.prisma.$queryRaw<{ id: number }[]>`SELECT id FROM admins WHERE lower(username COLLATE "C") = ${account} LIMIT 1`;
  const admin = found && (await app.db.prisma.admin.findUnique({ where: { id: found.id }, select: { ...publicFields, passwordHash: true } }));
  if (!(await isPassword(input.password, admin?.passwordHash)) || !admin) throw new AppError("INVALID_CREDENTIALS", { message: adminSessionTexts.loginFailed });
  await app.limits.giveBack("loginAddress", caller.ipAddress);
  await app.limits.giveBack("loginAccount", `admin:${account}`);
  const { passwordHash: _, ...user } = admin;
  return { user, session: await createAdminSession(app, admin.id, caller) };
}

/** Changes the password and ends the administrator's other sessions. */
export async function changeAdminPassword(app: App, admin: AdminIdentity, input: ChangeAdminPasswordInput): Promise<void> {
  const key = `admin-password:${admin.id}`;
  await app.limits.take("loginAccount", key);
  const { passwordHash } = await app.db.prisma.admin.findUniqueOrThrow({ where: { id: admin.id }, select: { passwordHash: true } });
  if (!(await isPassword(input.currentPassword, passwordHash))) {
    throw new AppError("VALIDATION_FAILED", { message: adminSessionTexts.wrongCurrentPassword, fields: { currentPassword: adminSessionTexts.wrongCurrentPassword } });
  }
  await app.limits.giveBack("loginAccount", key);
  const newHash = await hashPassword(input.newPassword);
  await app.db.prisma.$transaction(async (tx) => {
    await tx.admin.update({ where: { id: admin.id }, data: { passwordHash: newHash } });
    await revokeOtherAdminSessions(tx, admin.id, admin.sessionId);
  });
}

/**
 * Makes the first administrator where none exists; an existing one is never touched.
 * @returns true where one was made
 */
export async function createFirstAdmin(app: App, admin: { username: string; email: string; password: string }): Promise<boolean> {
  const { rowCount } = await app.db.pool.query("SELECT 1 FROM admins LIMIT 1");
  if (rowCount) return false;
  const passwordHash = await hashPassword(admin.password);
  const { count } = await app.db.prisma.admin.createMany({ data: [{ username: admin.username, email: admin.email, passwordHash }], skipDuplicates: true });
  return count === 1;
}
