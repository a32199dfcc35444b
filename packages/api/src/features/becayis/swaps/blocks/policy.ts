/** Facts that decide whether a member may contact another one. */
export interface ContactRelation {
  /** The member has blocked the other one. */
  hasBlocked: boolean;
  /** The other one has blocked the member. */
  isBlockedBy: boolean;
  /** The other account is inactive or scheduled for deletion. */
  isGone: boolean;
}

/** Returns whether two members may be matched and see each other's contact data: a block counts in both directions. */
export function canSee({ hasBlocked, isBlockedBy }: Pick<ContactRelation, "hasBlocked" | "isBlockedBy">): boolean {
  return !hasBlocked && !isBlockedBy;
}

/**
 * Returns whether a member may send the other one requests, answers, messages or notifications. Closed accounts are
 * refused like blocks, so that a refusal does not reveal a block.
 */
export function canContact(standing: ContactRelation): boolean {
  return canSee(standing) && !standing.isGone;
}
