import type { MemberProfile } from "@site/contract/members/profile/schema";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";

/** The columns of a member that the member's own calls return. */
export const memberColumns = {
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  phone: true,
  dateOfBirth: true,
  bio: true,
  emailVerifiedAt: true,
  createdAt: true,
  lastLoginAt: true,
  eraseAfter: true,
  avatar: { select: { storageKey: true } },
} as const;

export function toMemberProfile(
  app: App,
  row: Prisma.MemberGetPayload<{ select: typeof memberColumns }>,
): MemberProfile {
  return {
    user: { id: row.id, email: row.email },
    profile: {
      firstName: row.firstName,
      lastName: row.lastName,
      phone: row.phone,
      dateOfBirth: row.dateOfBirth?.toISOString().slice(0, 10) ?? null,
      bio: row.bio,
      emailVerified: row.emailVerifiedAt !== null,
      createdAt: row.createdAt.toISOString(),
      lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
      avatarUrl: row.avatar ? app.files.getAddress(row.avatar.storageKey) : null,
      eraseAfter: row.eraseAfter?.toISOString() ?? null,
    },
  };
}
