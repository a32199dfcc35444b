import { maskContactDetails } from "@site/contract/becayis/contact-details";
import { type ContactRequest, contactRequestStatus } from "@site/contract/becayis/contact-schema";
import { becayisTexts } from "@site/contract/becayis/labels";
import type { Prisma } from "@site/db";
import { linkOf, listingInclude, partyOf } from "./match-rows.ts";

export const requestInclude = {
  listing: { include: listingInclude },
  requester: { select: listingInclude.member.select },
} as const;

export type RequestRow = Prisma.ContactRequestGetPayload<{ include: typeof requestInclude }>;

/** The owner has accepted, and nobody in their stead. */
export function isRevealed({ status, answeredAt }: Pick<RequestRow, "status" | "answeredAt">): boolean {
  return status === "accepted" && answeredAt !== null;
}

/** A request as one of its two sides sees it. @param mayKnow false where a block stands between the two (policy.ts) @param now by the database's clock */
export function toContactRequest(
  row: RequestRow,
  { readerId, mayKnow, unread, now }: { readerId: number; mayKnow: boolean; unread: number; now: Date },
): ContactRequest {
  const open = mayKnow && isRevealed(row);
  const isSender = row.requesterId === readerId;
  return {
    id: row.id,
    listing_id: row.listingId,
    status: contactRequestStatus.parse(row.status),
    message: isSender || open ? row.message : maskContactDetails(row.message),
    created_at: row.createdAt.toISOString(),
    lapses_at: row.lapsesAt.toISOString(),
    listing: linkOf(row.listing, !isSender, { hidden: becayisTexts.hiddenListing, now }),
    requester: partyOf(row.requester, open || isSender),
    listing_owner: partyOf(row.listing.member, open || !isSender),
    unread_messages: unread,
  };
}

/** Names the notices of one thread; all that two members write after a match is one. */
export function threadBundle({ id, matchId }: Pick<RequestRow, "id" | "matchId">): string {
  return matchId === null ? `thread:${id}` : `match:${matchId}`;
}
