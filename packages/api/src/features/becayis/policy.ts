/** What stands between a member and another one. */
export interface Standing {
  /** The member has blocked the other one. */
  hasBlocked: boolean;
  /** The other one has blocked the member. */
  isBlockedBy: boolean;
  /** The other one's account is closed or about to be erased. */
  isGone: boolean;
}

/** Returns whether the two may be brought together or know each other's contact data: a block holds in both directions. */
export function mayKnow({ hasBlocked, isBlockedBy }: Pick<Standing, "hasBlocked" | "isBlockedBy">): boolean {
  return !hasBlocked && !isBlockedBy;
}

/**
 * Returns whether the member may reach the other one by any request, answer, message or notice. A closed account is refused as
 * a block is, so that a refusal does not tell one from the other.
 */
export function mayReach(standing: Standing): boolean {
  return mayKnow(standing) && !standing.isGone;
}
