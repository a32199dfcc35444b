import { becayisTexts, contactRequestTexts, matchTexts } from "@site/contract/becayis/labels";
import { maskContactDetails } from "@site/contract/becayis/privacy";
import type { Prisma } from "@site/db";
import type { App } from "../../core/app.ts";
import { AppError } from "../../core/errors.ts";
import { changePages } from "../../core/pages.ts";
import { leaveGraph, lockListings } from "./graph/graph.ts";
import { isLive, listingInclude } from "./match-rows.ts";
import { tell } from "./notices.ts";
import { onlyOneActive } from "./own-listings-service.ts";
import { matchesPath, requestsPath } from "./paths.ts";

type Tx = Prisma.TransactionClient;

/** What still ties other members to a listing. */
const BINDING = { in: ["pending", "accepted"] };

/** Deletes a listing of the member's own. @throws NOT_FOUND, for somebody else's alike */
export function removeOwnListing(app: App, memberId: number, id: number): Promise<void> {
  return removeListing(app, { id, memberId });
}

/**
 * Deletes a listing with the requests it received, and the matches and rings it is in; the other members are told, and matched
 * anew where an accepted match or ring bound them.
 * @param which the listing, with its owner where only the owner may
 * @throws NOT_FOUND
 */
export async function removeListing(app: App, which: { id: number; memberId?: number }): Promise<void> {
  await onlyOneActive(() =>
    changePages(app, ["becayis"], async (tx) => {
      await lockListings(tx, [which.id]);
      const listing = await tx.listing.findFirst({ where: which, include: listingInclude });
      if (!listing) throw new AppError("NOT_FOUND", { message: becayisTexts.listingNotFound });
      const { id } = listing;
      await tellRequesters(app, tx, id, isLive(listing) ? maskContactDetails(listing.title) : becayisTexts.hiddenListing);
      await tellMatched(app, tx, id);
      await leaveGraph(tx, [id]);
      await tx.match.deleteMany({ where: { sides: { some: { listingId: id } } } });
      await tx.ring.deleteMany({ where: { members: { some: { listingId: id } } } });
      await tx.listing.delete({ where: { id } });
    }),
  );
}

async function tellRequesters(app: App, tx: Tx, listingId: number, title: string): Promise<void> {
  const requests = await tx.contactRequest.findMany({ where: { listingId, status: BINDING }, select: { requesterId: true }, distinct: ["requesterId"] });
  for (const { requesterId } of requests) {
    await tell(app, tx, requesterId, { event: "contact_request_accepted", title: contactRequestTexts.listingRemovedTitle, message: title, link: requestsPath("sent") });
  }
}

/** Only who has heard of a match or ring is told that it is over, each once for all that end together. */
async function tellMatched(app: App, tx: Tx, listingId: number): Promise<void> {
  const own = { listing: { select: { title: true } }, memberId: true } as const;
  const ending = { status: BINDING, announcedAt: { not: null } };
  const sides = await tx.matchSide.findMany({ where: { listingId: { not: listingId }, match: { ...ending, sides: { some: { listingId } } } }, select: own, distinct: ["memberId"] });
  const links = await tx.ringMember.findMany({ where: { listingId: { not: listingId }, ring: { ...ending, members: { some: { listingId } } } }, select: own, distinct: ["memberId"] });
  const news = [...sides.map((side) => ({ ...side, title: matchTexts.overTitle })), ...links.map((link) => ({ ...link, title: matchTexts.ringOverTitle }))];
  for (const { memberId, title, listing } of news) await tell(app, tx, memberId, { event: "match_found", title, message: listing.title, link: matchesPath });
}
