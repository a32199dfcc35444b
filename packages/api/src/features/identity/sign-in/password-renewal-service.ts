import type { App } from "../../../core/app.ts";

/**
 * Stores a right password's hash again if it is of another spelling, so that each keyboard signs in from then on.
 * @returns the hash that is stored
 */
export async function renewPasswordHash(
  app: App,
  owner: { memberId: number } | { adminId: number },
  password: string,
  passwordHash: string,
): Promise<string> {
  const renewed = await app.passwords.renew(password, passwordHash);
  if (renewed === undefined) return passwordHash;
  const data = { passwordHash: renewed };
  const { count } =
    "adminId" in owner
      ? await app.db.prisma.admin.updateMany({ where: { id: owner.adminId, passwordHash }, data })
      : await app.db.prisma.member.updateMany({ where: { id: owner.memberId, passwordHash }, data });
  return count === 1 ? renewed : passwordHash; // a concurrent change ends the sign-in, as it does without a renewal
}
