import { becayisTexts } from "@site/contract/becayis/labels";
import type { Prisma } from "@site/db";
import { getLink, listingInclude } from "../matching/view.ts";

/**
 * Returns a member's contact requests in the order of their ids, with the titles of their listings as the site shows
 * them to that member.
 * @param options `after` is the last id of the former page, `now` the time by the database's clock
 */
export async function listSentRequests(
  tx: Prisma.TransactionClient,
  memberId: number,
  { after, limit, now }: { after: number; limit: number; now: Date },
) {
  const requests = await tx.contactRequest.findMany({
    where: { requesterId: memberId, id: { gt: after } },
    orderBy: { id: "asc" },
    take: limit,
    include: { listing: { include: listingInclude } },
  });
  return requests.map(({ listing, ...request }) => ({
    ...request,
    listing: getLink(listing, false, { hidden: becayisTexts.hiddenListing, now }).title,
  }));
}
