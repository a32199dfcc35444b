import type { Dashboard } from "@site/contract/identity/sessions/schema";
import type { MemberProfile, UpdateProfileInput } from "@site/contract/members/profile/schema";
import type { App } from "../../../core/app.ts";
import type { MemberIdentity } from "../../../core/context.ts";
import { listOwnSessions } from "../../identity/sessions/own-service.ts";
import { memberColumns, toMemberProfile } from "./view.ts";

export async function getProfile(app: App, memberId: number): Promise<MemberProfile> {
  return toMemberProfile(
    app,
    await app.db.prisma.member.findUniqueOrThrow({ where: { id: memberId }, select: memberColumns }),
  );
}

/** Updates a profile. Missing fields stay unchanged; empty ones are cleared. */
export async function updateProfile(
  app: App,
  memberId: number,
  { firstName, lastName, phone, dateOfBirth, bio }: UpdateProfileInput,
): Promise<MemberProfile> {
  const orNull = (value: string | null | undefined) => (value === undefined ? undefined : value || null);
  const birth = orNull(dateOfBirth);
  const data = {
    firstName,
    lastName,
    phone: orNull(phone),
    bio: orNull(bio),
    dateOfBirth: birth ? new Date(birth.slice(0, 10)) : birth,
  };
  return toMemberProfile(
    app,
    await app.db.prisma.member.update({ where: { id: memberId }, data, select: memberColumns }),
  );
}

export async function getDashboard(app: App, owner: MemberIdentity): Promise<Dashboard> {
  const member = await app.db.prisma.member.findUniqueOrThrow({
    where: { id: owner.id },
    select: { createdAt: true, lastLoginAt: true },
  });
  return {
    stats: { memberSince: member.createdAt.toISOString(), lastLogin: member.lastLoginAt?.toISOString() ?? null },
    sessions: await listOwnSessions(app, owner),
  };
}
