import { approvalStatus, listingStatus } from "@site/contract/becayis/board/listings/schema";
import { limits } from "@site/contract/common/limits";
import { type Page, toPage } from "@site/contract/common/paging";
import { toSearchPhrase } from "@site/contract/common/text";
import { getDevice } from "@site/contract/identity/sessions/device";
import {
  type AdminMember,
  adminMemberTexts,
  type ListMembersInput,
  type MemberDetails,
  type MemberPageInput,
} from "@site/contract/members/list/admin-schema";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/calls/caller.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { databaseNow } from "../../../core/database/clock.ts";
import { changePages } from "../../../core/pages/pages.ts";
import { getAddress } from "../../identity/links/mail-service.ts";
import { assertNewPassword, setPassword } from "../../identity/passwords/service.ts";
import { removeAuthenticator, removeSecondSteps } from "../../identity/second-factor/service.ts";
import { endAccess } from "../../identity/sessions/access-service.ts";
import { recordSecurityEvent } from "../../identity/sessions/security-events-service.ts";
import { openSessionFilter } from "../../identity/sessions/service.ts";
import { queueMail } from "../../mail/service.ts";
import { eraseMember } from "../privacy/erasure.ts";

/** Maximum number of rows found, the newest first. */
const MAX_FOUND = 1_000;

const SEARCH_MEMBER_IDS = `SELECT id FROM members
    WHERE strpos(search_words(concat_ws(' ', first_name, last_name, email, phone)), $1) > 0
    ORDER BY created_at DESC LIMIT ${MAX_FOUND}`;

const newestFirst: Prisma.MemberOrderByWithRelationInput[] = [{ createdAt: "desc" }, { id: "desc" }];

/** Returns members, newest first. */
export async function listMembers(app: App, { emailVerified, isActive }: ListMembersInput): Promise<AdminMember[]> {
  const where: Prisma.MemberWhereInput = {
    isActive,
    ...(emailVerified !== undefined && { emailVerifiedAt: emailVerified ? { not: null } : null }),
  };
  return (await app.db.prisma.member.findMany({ where, orderBy: newestFirst })).map(toAdminMember);
}

const states: Record<NonNullable<MemberPageInput["state"]>, Prisma.MemberWhereInput> = {
  verified: { emailVerifiedAt: { not: null } },
  unverified: { emailVerifiedAt: null },
  active: { isActive: true },
  inactive: { isActive: false },
};

/** Returns a page of members, newest first. */
export async function findMembers(app: App, { page, state, search }: MemberPageInput): Promise<Page<AdminMember>> {
  const limit = limits.membersPerAdminPage;
  const where = { ...(state && states[state]), ...(search && { id: { in: await findIds(app, search) } }) };
  const [rows, total] = await Promise.all([
    app.db.prisma.member.findMany({ where, orderBy: newestFirst, take: limit, skip: (page - 1) * limit }),
    app.db.prisma.member.count({ where }),
  ]);
  return toPage(rows.map(toAdminMember), { page, limit, total });
}

async function findIds(app: App, search: string): Promise<number[]> {
  const { rows } = await app.db.pool.query<{ id: number }>({
    name: "search-members",
    text: SEARCH_MEMBER_IDS,
    values: [toSearchPhrase(search)],
  });
  return rows.map(({ id }) => id);
}

/** Returns a member with open sessions and listings. @throws NOT_FOUND */
export async function getMember(app: App, id: number): Promise<MemberDetails> {
  const take = limits.memberRecordsShown;
  const now = await databaseNow(app.db.pool);
  const row = await app.db.prisma.member.findUnique({
    where: { id },
    include: {
      sessions: { where: openSessionFilter("member", now), orderBy: { lastSeenAt: "desc" }, take },
      listings: { orderBy: newestFirst, take },
    },
  });
  if (!row) throw new AppError("NOT_FOUND");
  return {
    member: toAdminMember(row),
    sessions: row.sessions.map(({ id: sessionId, userAgent, ipAddress, createdAt, lastSeenAt }) => ({
      id: sessionId,
      device: getDevice(userAgent),
      ipAddress,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
    listings: row.listings.map(({ id: listingId, slug, title, status, approvalStatus: approval, createdAt }) => ({
      id: listingId,
      slug,
      title,
      status: listingStatus.parse(status),
      approvalStatus: approvalStatus.parse(approval),
      createdAt: createdAt.toISOString(),
    })),
  };
}

function toAdminMember(row: Prisma.MemberGetPayload<object>): AdminMember {
  return {
    id: row.id,
    userId: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    phone: row.phone,
    emailVerified: row.emailVerifiedAt !== null,
    isActive: row.isActive,
    createdAt: row.createdAt.toISOString(),
    lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
  };
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
    if (count === 1) await removeSecondSteps(tx, { kind: "member", id });
    if (count === 1) await recordSecurityEvent(tx, withoutOrigin(caller), { kind: "member", id }, "email_verified");
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
    if (!isActive) await endAccess(tx, { kind: "member", id });
  });
}

/** Ends every session of a member. @throws NOT_FOUND */
export async function endMemberSessions(app: App, caller: Caller, id: number): Promise<void> {
  await assertMember(app, id);
  await app.db.prisma.$transaction(async (tx) => {
    await endAccess(tx, { kind: "member", id });
    await recordSecurityEvent(tx, withoutOrigin(caller), { kind: "member", id }, "sessions_ended_by_admin");
  });
}

/**
 * Removes the authenticator and the recovery codes of a member who has lost them, ends the sessions and notifies the
 * member by mail. Passkeys stay, because they sign in without a second factor. Of concurrent calls one succeeds.
 * @throws NOT_FOUND; CONFLICT where there is no second factor
 */
export async function removeMemberFactor(app: App, caller: Caller, id: number): Promise<void> {
  await app.db.prisma.$transaction(async (tx) => {
    const member = await tx.member.findUnique({ where: { id } });
    if (!member) throw new AppError("NOT_FOUND");
    if ((await tx.authenticator.deleteMany({ where: { memberId: id } })).count === 0)
      throw new AppError("CONFLICT", { message: adminMemberTexts.noFactor });
    await removeAuthenticator(tx, { kind: "member", id });
    await endAccess(tx, { kind: "member", id });
    await recordSecurityEvent(tx, withoutOrigin(caller), { kind: "member", id }, "factor_removed_by_admin");
    await queueMail(app, tx, {
      template: "factor_removed",
      to: getAddress(member),
      props: { name: member.firstName, at: (await databaseNow(tx)).toISOString() },
    });
  });
}

/** Erases a member immediately. @throws NOT_FOUND */
export async function removeMember(app: App, id: number): Promise<void> {
  if (!(await eraseMember(app, id))) throw new AppError("NOT_FOUND");
}

/**
 * Sets a member's password, ends the sessions and notifies the member. The second factor stays.
 * @throws NOT_FOUND
 */
export async function setMemberPassword(
  app: App,
  caller: Caller,
  { id, newPassword }: { id: number; newPassword: string },
): Promise<void> {
  await assertMember(app, id);
  await assertNewPassword(app, { kind: "member", id }, newPassword);
  const passwordHash = await app.passwords.hash(newPassword);
  await app.db.prisma.$transaction((tx) =>
    setPassword(app, tx, withoutOrigin(caller), {
      owner: { kind: "member", id },
      passwordHash,
      event: "password_set_by_admin",
      removedFactors: "none",
    }),
  );
}

/**
 * Returns the caller without device and network address: the member reads the event and these are the administrator's.
 */
function withoutOrigin(caller: Caller): Caller {
  return { ...caller, userAgent: "", ipAddress: "" };
}

async function assertMember(app: App, id: number): Promise<void> {
  if ((await app.db.prisma.member.count({ where: { id } })) === 0) throw new AppError("NOT_FOUND");
}
