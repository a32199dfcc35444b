import { priority } from "@site/contract/becayis/board/listings/schema";
import {
  type AdminContact,
  type AdminMatch,
  adminContact,
  type ListAdminContactsInput,
  type ListAdminMatchesInput,
} from "@site/contract/becayis/board/moderation/admin-schema";
import { contactRequestTexts, matchTexts } from "@site/contract/becayis/labels";
import { becayisNotificationTitles } from "@site/contract/becayis/notification-labels";
import { matchStatus } from "@site/contract/becayis/swaps/matching/schema";
import type { Page } from "@site/contract/common/paging";
import { toSearchPhrase } from "@site/contract/common/text";
import { paths } from "@site/contract/paths";
import type { Prisma } from "@site/db";
import type { App } from "../../../../core/app.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import { readPage } from "../../../../core/database/read-page.ts";
import { notifyMember } from "../../../notifications/notify-member.ts";
import { notifyRejected } from "../../swaps/contact/answers-service.ts";
import { requestInclude } from "../../swaps/contact/view.ts";
import { bindListings, lockListings, releaseListings } from "../../swaps/matching/graph/graph.ts";
import { queuePlans } from "../../swaps/matching/graph/plan-soon.ts";
import { KEEP_REMOVED_PAIR } from "../../swaps/matching/graph/queries.ts";
import { toReasons } from "../../swaps/matching/view.ts";
import {
  type AdminContactRow,
  type AdminMatchRow,
  LIST_ADMIN_CONTACTS,
  LIST_ADMIN_MATCHES,
  type Person,
} from "./queries.ts";
import { getPosts } from "./view.ts";

const { status: contactStatus, contactType } = adminContact.shape;

/** Returns direct matches, newest first. */
export function listAdminMatches(
  app: App,
  { search, status, page, limit }: ListAdminMatchesInput,
): Promise<Page<AdminMatch>> {
  return readPage(app.db.pool, {
    text: LIST_ADMIN_MATCHES,
    values: [status ?? null, search ? toSearchPhrase(search) : null],
    page,
    limit,
    toItem: toAdminMatch,
  });
}

function toAdminMatch({
  id,
  status,
  score,
  reasons,
  listing_id,
  created_at,
  a,
  b,
  listing,
}: AdminMatchRow): AdminMatch {
  const toPerson = ({ first_name, last_name, email }: Person) => ({
    firstName: first_name,
    lastName: last_name,
    email,
  });
  const { myRank, otherRank } = toReasons(reasons, listing_id);
  return {
    id,
    status: matchStatus.parse(status),
    score,
    createdAt: created_at.toISOString(),
    user: toPerson(a),
    matchedUser: toPerson(b),
    ranks: { user: myRank, matchedUser: otherRank },
    listing: {
      title: listing.title,
      priority: priority.parse(listing.priority),
      offerCity: listing.offer_city,
      wantedCity: listing.wanted_city,
    },
  };
}

/**
 * Accepts or rejects a pending match as the administrator. An acceptance binds the listings, but contact data is
 * revealed only after each side's own acceptance.
 * @throws NOT_FOUND, CONFLICT if it is not pending
 */
export async function setMatchStatus(app: App, id: number, status: "accepted" | "rejected"): Promise<void> {
  const sides = await app.db.prisma.matchSide.findMany({ where: { matchId: id }, select: { listingId: true } });
  const listingIds = sides.map(({ listingId }) => listingId);
  await app.db.prisma.$transaction(async (tx) => {
    await lockListings(tx, listingIds);
    const { count } = await tx.match.updateMany({
      where: { id, status: "pending" },
      data: { status, ...(status === "accepted" && { acceptedAt: new Date() }) },
    });
    if (count === 0)
      throw (await tx.match.count({ where: { id } })) > 0
        ? new AppError("CONFLICT", { message: matchTexts.notPending })
        : new AppError("NOT_FOUND");
    if (status === "accepted") await bindListings(tx, `match:${id}`, listingIds, matchTexts.notPending);
    else {
      await notifyMatchRejected(app, tx, id);
      await queuePlans(tx, listingIds);
    }
  });
}

/**
 * Notifies both sides that their match has ended. No block can stand between the sides of a pending match, because
 * blocking ends it under the same locks.
 */
async function notifyMatchRejected(app: App, tx: Prisma.TransactionClient, matchId: number): Promise<void> {
  const sides = await tx.matchSide.findMany({
    where: { matchId },
    select: { memberId: true, listing: { select: { title: true } } },
  });
  for (const { memberId, listing } of sides) {
    await notifyMember(app, tx, memberId, {
      event: "match_answered",
      title: becayisNotificationTitles.matchRejected,
      message: listing.title,
      link: paths.matches,
      mail: (name) => ({
        template: "match_rejected",
        props: { name, listingTitle: listing.title, from: "Site yönetimi", path: paths.matches },
      }),
    });
  }
}

/** Deletes a match permanently: its listings are released and never matched with each other again. @throws NOT_FOUND */
export async function removeMatch(app: App, id: number): Promise<void> {
  const sides = await app.db.prisma.matchSide.findMany({ where: { matchId: id }, select: { listingId: true } });
  const listingIds = sides.map(({ listingId }) => listingId);
  await app.db.prisma.$transaction(async (tx) => {
    await lockListings(tx, listingIds);
    await tx.$executeRawUnsafe(KEEP_REMOVED_PAIR, id);
    const { count } = await tx.match.deleteMany({ where: { id } });
    if (count === 0) throw new AppError("NOT_FOUND");
    await releaseListings(tx, `match:${id}`);
    await queuePlans(tx, listingIds);
  });
}

/** Returns pending and accepted requests, or the contacts of one type after a match, newest first. */
export function listAdminContacts(
  app: App,
  { search, status, type, page, limit }: ListAdminContactsInput,
): Promise<Page<AdminContact>> {
  return readPage(app.db.pool, {
    text: LIST_ADMIN_CONTACTS,
    values: [status ?? null, type ?? null, search ? toSearchPhrase(search) : null],
    page,
    limit,
    toItem: toAdminContact,
  });
}

function toAdminContact(row: AdminContactRow): AdminContact {
  return {
    id: row.request_id,
    status: contactStatus.parse(row.request_status),
    contactType: contactType.parse(row.contact_type),
    message: row.message,
    createdAt: row.request_created.toISOString(),
    updatedAt: row.request_updated.toISOString(),
    listing: { title: row.title, ...getPosts(row) },
    requester: { name: row.requester, phone: row.requester_phone },
    listingOwner: { name: `${row.first_name} ${row.last_name}`, phone: row.owner_phone },
  };
}

/**
 * Accepts or rejects a contact request as the administrator. An acceptance reveals nothing until the owner accepts.
 * @throws NOT_FOUND, CONFLICT
 */
export async function setContactStatus(app: App, id: number, status: "accepted" | "rejected"): Promise<void> {
  await app.db.prisma.$transaction(async (tx) => {
    const { count } = await tx.contactRequest.updateMany({ where: { id, status: "pending" }, data: { status } });
    if (count === 0)
      throw (await tx.contactRequest.count({ where: { id } })) > 0
        ? new AppError("CONFLICT", { message: contactRequestTexts.notPending })
        : new AppError("NOT_FOUND");
    if (status === "rejected")
      await notifyRejected(
        app,
        tx,
        await tx.contactRequest.findUniqueOrThrow({ where: { id }, include: requestInclude }),
      );
  });
}

/** Deletes a contact request. @throws NOT_FOUND */
export async function removeContact(app: App, id: number): Promise<void> {
  const { count } = await app.db.prisma.contactRequest.deleteMany({ where: { id } });
  if (count === 0) throw new AppError("NOT_FOUND");
}
