import { becayisTexts } from "@site/contract/becayis/labels";
import { type ContactRequest, contactRequestStatus } from "@site/contract/becayis/swaps/contact/schema";
import { maskContactDetails } from "@site/contract/common/contact-details";
import type { Prisma } from "@site/db";
import { getLink, getParty, listingInclude } from "../matching/view.ts";

export const requestInclude = {
  listing: { include: listingInclude },
  requester: { select: listingInclude.member.select },
} as const;

export type RequestRow = Prisma.ContactRequestGetPayload<{ include: typeof requestInclude }>;

/** Returns whether the owner themselves accepted, not the administrator on their behalf. */
export function isRevealed({ status, answeredAt }: Pick<RequestRow, "status" | "answeredAt">): boolean {
  return status === "accepted" && answeredAt !== null;
}

/**
 * Returns a request as one of its sides sees it.
 * @param canSee false if either side has blocked the other (policy.ts)
 * @param verifiedMonth when the requester was verified at the listing's institution, or null
 * @param now by the database's clock
 */
export function toContactRequest(
  row: RequestRow,
  {
    readerId,
    canSee,
    unread,
    verifiedMonth,
    now,
  }: { readerId: number; canSee: boolean; unread: number; verifiedMonth: string | null; now: Date },
): ContactRequest {
  const open = canSee && isRevealed(row);
  const isSender = row.requesterId === readerId;
  return {
    id: row.id,
    listingId: row.listingId,
    status: contactRequestStatus.parse(row.status),
    message: isSender || open ? row.message : maskContactDetails(row.message),
    createdAt: row.createdAt.toISOString(),
    lapsesAt: row.lapsesAt.toISOString(),
    listing: getLink(row.listing, !isSender, { hidden: becayisTexts.hiddenListing, now }),
    requester: getParty(row.requester, open || isSender),
    requesterVerifiedMonth: verifiedMonth,
    listingOwner: getParty(row.listing.member, open || !isSender),
    unreadMessages: unread,
  };
}

/** Returns the key that bundles the notifications of one thread. */
export function threadBundle({ id, matchId }: Pick<RequestRow, "id" | "matchId">): string {
  return matchId === null ? `thread:${id}` : `match:${matchId}`;
}
