import { becayisTexts } from "@site/contract/becayis/labels";
import { becayisNotificationTitles } from "@site/contract/becayis/notification-labels";
import { maskContactDetails } from "@site/contract/common/contact-details";
import { paths } from "@site/contract/paths";
import type { Prisma } from "@site/db";
import type { App } from "../../../../../core/app.ts";
import { AppError } from "../../../../../core/calls/errors.ts";
import { databaseNow } from "../../../../../core/database/clock.ts";
import { changePages } from "../../../../../core/pages/pages.ts";
import { notifyMember } from "../../../../notifications/notify-member.ts";
import { canSee } from "../../../swaps/blocks/policy.ts";
import { getContactRelations } from "../../../swaps/blocks/service.ts";
import { leaveGraph, lockListings } from "../../../swaps/matching/graph/graph.ts";
import { isPublished, listingInclude } from "../../../swaps/matching/view.ts";
import { onlyOneActive } from "./own-service.ts";

type Tx = Prisma.TransactionClient;
type Removed = Prisma.ListingGetPayload<{ include: typeof listingInclude }>;

/** States of requests, matches and rings whose members are notified of a deletion. */
const BINDING = { in: ["pending", "accepted"] };

/** Deletes a listing of the member. @throws NOT_FOUND also for someone else's */
export function removeOwnListing(app: App, memberId: number, id: number): Promise<void> {
  return removeListing(app, { id, memberId });
}

/**
 * Deletes a listing with its received requests, matches and rings, and notifies the other members; those released from an
 * accepted match are matched again.
 * @param which the listing, with its owner if only the owner may delete it
 * @param before called within the transaction, when the listing is locked
 * @param notifyOwner called within the transaction if someone else deletes it
 * @throws NOT_FOUND
 */
export async function removeListing(
  app: App,
  which: { id: number; memberId?: number },
  {
    before,
    notifyOwner,
  }: { before?: (tx: Tx) => Promise<void>; notifyOwner?: (tx: Tx, listing: Removed) => Promise<void> } = {},
): Promise<void> {
  await onlyOneActive(() =>
    changePages(app, ["becayis"], async (tx) => {
      await lockListings(tx, [which.id]);
      const listing = await tx.listing.findFirst({ where: which, include: listingInclude });
      if (!listing) throw new AppError("NOT_FOUND", { message: becayisTexts.listingNotFound });
      const { id } = listing;
      await before?.(tx);
      await notifyRequesters(app, tx, listing);
      await notifyMatched(app, tx, listing);
      await leaveGraph(tx, [id]);
      await tx.match.deleteMany({ where: { sides: { some: { listingId: id } } } });
      await tx.ring.deleteMany({ where: { members: { some: { listingId: id } } } });
      await tx.listing.delete({ where: { id } });
      await notifyOwner?.(tx, listing);
    }),
  );
}

/** Filters out members with a block between them and the owner. */
async function getUnblocked<Person>(
  tx: Tx,
  ownerId: number,
  people: Person[],
  getId: (person: Person) => number,
): Promise<Person[]> {
  const standing = await getContactRelations(tx, ownerId, people.map(getId));
  return people.filter((person) => canSee(standing(getId(person))));
}

async function notifyRequesters(app: App, tx: Tx, listing: Removed): Promise<void> {
  const listingTitle = isPublished(listing, await databaseNow(tx))
    ? maskContactDetails(listing.title)
    : becayisTexts.hiddenListing;
  const requests = await tx.contactRequest.findMany({
    where: { listingId: listing.id, status: BINDING },
    select: { requesterId: true },
    distinct: ["requesterId"],
  });
  for (const { requesterId } of await getUnblocked(tx, listing.memberId, requests, (request) => request.requesterId)) {
    await notifyMember(app, tx, requesterId, {
      event: "contact_request_refused",
      title: becayisNotificationTitles.requestedListingRemoved,
      message: listingTitle,
      link: paths.board,
      mail: (name) => ({ template: "requested_listing_removed", props: { name, listingTitle, path: paths.board } }),
    });
  }
}

/** Notifies each member who knew of a match or ring of the listing, once per deletion. */
async function notifyMatched(app: App, tx: Tx, { id: listingId, memberId: ownerId }: Removed): Promise<void> {
  const own = { listing: { select: { title: true } }, memberId: true } as const;
  const ending = { status: BINDING, announcedAt: { not: null } };
  const sides = await tx.matchSide.findMany({
    where: { listingId: { not: listingId }, match: { ...ending, sides: { some: { listingId } } } },
    select: own,
    distinct: ["memberId"],
  });
  const links = await tx.ringMember.findMany({
    where: { listingId: { not: listingId }, ring: { ...ending, members: { some: { listingId } } } },
    select: own,
    distinct: ["memberId"],
  });
  const endings = [
    ...sides.map(
      (side) =>
        ({
          ...side,
          event: "match_answered",
          template: "match_ended",
          title: becayisNotificationTitles.matchedListingRemoved,
        }) as const,
    ),
    ...links.map(
      (link) =>
        ({
          ...link,
          event: "ring_answered",
          template: "ring_ended",
          title: becayisNotificationTitles.ringListingRemoved,
        }) as const,
    ),
  ];
  for (const { memberId, event, template, title, listing } of await getUnblocked(
    tx,
    ownerId,
    endings,
    (each) => each.memberId,
  )) {
    await notifyMember(app, tx, memberId, {
      event,
      title,
      message: listing.title,
      link: paths.matches,
      mail: (name) => ({ template, props: { name, listingTitle: listing.title, path: paths.matches } }),
    });
  }
}
