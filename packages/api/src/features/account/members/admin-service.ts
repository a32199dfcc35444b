import type { AdminMember, ListMembersInput } from "@site/contract/account/members/admin-schema";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/caller.ts";
import { AppError } from "../../../core/errors.ts";
import { changePages } from "../../../core/pages.ts";
import { hashPassword } from "../../../core/password.ts";
import { assertNewPassword, setPassword } from "../passwords/service.ts";
import { eraseMember } from "../privacy/erasure.ts";
import { removeSecondSteps } from "../second-factor/service.ts";
import { recordSecurityEvent } from "../sessions/security-events-service.ts";
import { revokeMemberSessions } from "../sessions/service.ts";

/** Returns members, newest first. */
export async function listMembers(app: App, { emailVerified, isActive }: ListMembersInput): Promise<AdminMember[]> {
  const where: Prisma.MemberWhereInput = {
    isActive,
    ...(emailVerified !== undefined && { emailVerifiedAt: emailVerified ? { not: null } : null }),
  };
  const rows = await app.db.prisma.member.findMany({ where, orderBy: [{ createdAt: "desc" }, { id: "desc" }] });
  return rows.map(
    ({ id, firstName, lastName, email, phone, emailVerifiedAt, isActive: active, createdAt, lastLoginAt }) => ({
      id,
      userId: id,
      firstName,
      lastName,
      email,
      phone,
      emailVerified: emailVerifiedAt !== null,
      isActive: active,
      createdAt: createdAt.toISOString(),
      lastLoginAt: lastLoginAt?.toISOString() ?? null,
    }),
  );
}

export async function countMembers(app: App) {
  const count = (where: Prisma.MemberWhereInput) => app.db.prisma.member.count({ where });
  const [totalUsers, verifiedUsers, activeUsers] = await Promise.all([
    count({}),
    count({ emailVerifiedAt: { not: null } }),
    count({ isActive: true }),
  ]);
  return {
    totalUsers,
    verifiedUsers,
    unverifiedUsers: totalUsers - verifiedUsers,
    activeUsers,
    inactiveUsers: totalUsers - activeUsers,
  };
}

/** Verifies a member's address on their behalf. @throws NOT_FOUND */
export async function verifyMemberEmail(app: App, caller: Caller, id: number): Promise<void> {
  await assertMember(app, id);
  await app.db.prisma.$transaction(async (tx) => {
    const { count } = await tx.member.updateMany({
      where: { id, emailVerifiedAt: null },
      data: { emailVerifiedAt: new Date() },
    });
    if (count === 1) await removeSecondSteps(tx, id);
    if (count === 1) await recordSecurityEvent(tx, { ...caller, userAgent: "", ipAddress: "" }, id, "email_verified");
  });
}

/**
 * Sets a member active or inactive. Deactivation ends their sessions and hides their listings; nothing is deleted.
 * @throws NOT_FOUND
 */
export async function setMemberStatus(app: App, { id, isActive }: { id: number; isActive: boolean }): Promise<void> {
  await assertMember(app, id);
  await changePages(app, ["becayis"], async (tx) => {
    await tx.member.update({ where: { id }, data: { isActive } });
    if (!isActive) await revokeMemberSessions(tx, id);
  });
}

/** Erases a member immediately. @throws NOT_FOUND */
export async function removeMember(app: App, id: number): Promise<void> {
  if (!(await eraseMember(app, id))) throw new AppError("NOT_FOUND");
}

/** Sets a member's password, ends sessions, passkeys and second factor, and notifies the member. @throws NOT_FOUND */
export async function setMemberPassword(
  app: App,
  caller: Caller,
  { id, newPassword }: { id: number; newPassword: string },
): Promise<void> {
  await assertMember(app, id);
  await assertNewPassword(app, id, newPassword);
  const passwordHash = await hashPassword(newPassword);
  await app.db.prisma.$transaction((tx) =>
    setPassword(
      app,
      tx,
      { ...caller, userAgent: "", ipAddress: "" },
      { memberId: id, passwordHash, event: "password_set_by_admin" },
    ),
  );
}

async function assertMember(app: App, id: number): Promise<void> {
  if ((await app.db.prisma.member.count({ where: { id } })) === 0) throw new AppError("NOT_FOUND");
}
