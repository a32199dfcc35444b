/** The account that a second factor belongs to. */
export type FactorOwner = { memberId: number } | { adminId: number };

/** Returns a key that no other account has; those of members are part of stored hashes. */
export function keyOfOwner(owner: FactorOwner): string {
  return "adminId" in owner ? `admin:${owner.adminId}` : String(owner.memberId);
}
