import type {
  AdminContactPage,
  AdminMatchPage,
  ListAdminContactsInput,
  ListAdminMatchesInput,
} from "@site/contract/becayis/admin-schema";
import { contactRequestTexts, matchTexts } from "@site/contract/becayis/labels";
import { matchStatus } from "@site/contract/becayis/match-schema";
import { boardNotices } from "@site/contract/becayis/notice-labels";
import { priority } from "@site/contract/becayis/schema";
import { foldText } from "@site/contract/common/text";
import type { Prisma } from "@site/db";
import type { App } from "../../core/app.ts";
import { AppError } from "../../core/errors.ts";
import { tellMember } from "../notifications/tell-member.ts";
import { tellRejected } from "./contact-answers-service.ts";
import { requestInclude } from "./contact-view.ts";
import { joinGraph, lockListings, settle } from "./graph/graph.ts";
import { postsOf } from "./moderation-listings-service.ts";
import { matchesPath } from "./paths.ts";
import { LISTING_COLUMNS, LISTING_TABLES, type ListingRow } from "./view.ts";

interface Person {
  first_name: string;
  last_name: string;
  email: string;
}

interface AdminMatchRow {
  id: number;
  status: string;
  score: number;
  created_at: Date;
  a: Person;
  b: Person;
  listing: { title: string; priority: string; offer_city: string; wanted_city: string };
  total: number;
}

/** Direct matches, newest first. */
export async function listAdminMatches(
  app: App,
  { search, status, page, limit }: ListAdminMatchesInput,
): Promise<AdminMatchPage> {
  const person = (m: string) =>
    `json_build_object('first_name', ${m}.first_name, 'last_name', ${m}.last_name, 'email', ${m}.email)`;
  const { rows } = await app.db.pool.query<AdminMatchRow>(
    `SELECT x.id, x.status, x.score, x.created_at, ${person("ma")} AS a, ${person("mb")} AS b, count(*) OVER ()::int AS total,
       json_build_object('title', l.title, 'priority', l.priority, 'offer_city', oc.name, 'wanted_city', wc.name) AS listing
     FROM matches x
     JOIN match_sides sa ON sa.match_id = x.id AND sa.listing_id = (SELECT min(listing_id) FROM match_sides WHERE match_id = x.id) JOIN members ma ON ma.id = sa.member_id
     JOIN match_sides sb ON sb.match_id = x.id AND sb.listing_id > sa.listing_id JOIN members mb ON mb.id = sb.member_id
     JOIN listings l ON l.id = sa.listing_id JOIN provinces oc ON oc.id = l.offer_city_id JOIN provinces wc ON wc.id = l.wanted_city_id
     WHERE ($1::text IS NULL OR x.status = $1)
       AND ($2::text IS NULL OR strpos(fold_text(concat_ws(' ', l.title, ma.first_name, ma.last_name, ma.email, mb.first_name, mb.last_name, mb.email)), $2) > 0)
     ORDER BY x.id DESC LIMIT $3 OFFSET $4`,
    [status ?? null, search ? foldText(search) : null, limit, (page - 1) * limit],
  );
  const toPerson = ({ first_name, last_name, email }: Person) => ({
    firstName: first_name,
    lastName: last_name,
    email,
  });
  const matches = rows.map(({ id, status, score, created_at, a, b, listing }) => ({
    id,
    status: matchStatus.parse(status),
    score,
    createdAt: created_at.toISOString(),
    user: toPerson(a),
    matchedUser: toPerson(b),
    listing: {
      title: listing.title,
      priority: priority.parse(listing.priority),
      offerCity: listing.offer_city,
      wantedCity: listing.wanted_city,
    },
  }));
  return { matches, pagination: paginationOf({ page, limit, total: rows[0]?.total ?? 0 }) };
}

/**
 * The administrator's decision on a pending match. An acceptance binds the listings; contact data still wait for each side's own
 * word (becayis.md, "Privacy").
 * @throws NOT_FOUND, CONFLICT where it is not pending
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
    if (status === "accepted") await settle(tx, `match:${id}`, listingIds, matchTexts.notPending);
    else await tellMatchRefused(app, tx, id);
  });
}

/** Tells both sides that a match is over. No block stands between the sides of a pending match: blocking ends it under the same locks. */
async function tellMatchRefused(app: App, tx: Prisma.TransactionClient, matchId: number): Promise<void> {
  const sides = await tx.matchSide.findMany({
    where: { matchId },
    select: { memberId: true, listing: { select: { title: true } } },
  });
  for (const { memberId, listing } of sides) {
    await tellMember(app, tx, memberId, {
      event: "match_answered",
      title: boardNotices.matchRejected,
      message: listing.title,
      link: matchesPath,
      mail: (name) => ({
        template: "match_rejected",
        props: { name, listingTitle: listing.title, from: "Site yönetimi", path: matchesPath },
      }),
    });
  }
}

/** Deletes a match; its listings are free again. @throws NOT_FOUND */
export async function removeMatch(app: App, id: number): Promise<void> {
  const sides = await app.db.prisma.matchSide.findMany({ where: { matchId: id }, select: { listingId: true } });
  await app.db.prisma.$transaction(async (tx) => {
    await lockListings(
      tx,
      sides.map(({ listingId }) => listingId),
    );
    const freed = await tx.listing.findMany({ where: { settledIn: `match:${id}` }, select: { id: true } });
    await tx.listing.updateMany({ where: { settledIn: `match:${id}` }, data: { settledIn: null } });
    for (const listing of freed) await joinGraph(tx, listing.id);
    const { count } = await tx.match.deleteMany({ where: { id } });
    if (count === 0) throw new AppError("NOT_FOUND");
  });
}

interface AdminContactRow extends ListingRow {
  request_id: number;
  request_status: string;
  contact_type: string;
  message: string;
  request_created: Date;
  request_updated: Date;
  requester: string;
  requester_phone: string | null;
  owner_phone: string | null;
  total: number;
}

/** Pending and accepted requests, or the contacts of one type after a match (decisions.md 11), newest first. */
export async function listAdminContacts(
  app: App,
  { search, status, type, page, limit }: ListAdminContactsInput,
): Promise<AdminContactPage> {
  const { rows } = await app.db.pool.query<AdminContactRow>(
    `SELECT ${LISTING_COLUMNS}, m.phone AS owner_phone, r.id AS request_id, r.status AS request_status, r.contact_type, r.message, r.created_at AS request_created,
       r.updated_at AS request_updated, q.first_name || ' ' || q.last_name AS requester, q.phone AS requester_phone, count(*) OVER ()::int AS total
     FROM ${LISTING_TABLES} JOIN contact_requests r ON r.listing_id = l.id JOIN members q ON q.id = r.requester_id
     WHERE r.status IN ('pending', 'accepted') AND ($1::text IS NULL OR r.status = $1) AND r.contact_type = COALESCE($2, 'request')
       AND ($3::text IS NULL OR strpos(fold_text(concat_ws(' ', l.title, r.message, m.first_name, m.last_name, q.first_name, q.last_name)), $3) > 0)
     ORDER BY r.id DESC LIMIT $4 OFFSET $5`,
    [status ?? null, type ?? null, search ? foldText(search) : null, limit, (page - 1) * limit],
  );
  const contacts = rows.map((row) => ({
    id: row.request_id,
    status: row.request_status,
    contactType: row.contact_type,
    message: row.message,
    created_at: row.request_created.toISOString(),
    updated_at: row.request_updated.toISOString(),
    listing: { title: row.title, ...postsOf(row) },
    requester: { name: row.requester, phone: row.requester_phone },
    listing_owner: { name: `${row.first_name} ${row.last_name}`, phone: row.owner_phone },
  }));
  return { contacts, pagination: paginationOf({ page, limit, total: rows[0]?.total ?? 0 }) };
}

/** As with matches: an acceptance in the owner's stead opens nothing until the owner accepts. @throws NOT_FOUND, CONFLICT */
export async function setContactStatus(app: App, id: number, status: "accepted" | "rejected"): Promise<void> {
  await app.db.prisma.$transaction(async (tx) => {
    const { count } = await tx.contactRequest.updateMany({ where: { id, status: "pending" }, data: { status } });
    if (count === 0)
      throw (await tx.contactRequest.count({ where: { id } })) > 0
        ? new AppError("CONFLICT", { message: contactRequestTexts.notPending })
        : new AppError("NOT_FOUND");
    if (status === "rejected")
      await tellRejected(
        app,
        tx,
        await tx.contactRequest.findUniqueOrThrow({ where: { id }, include: requestInclude }),
      );
  });
}

/** @throws NOT_FOUND */
export async function removeContact(app: App, id: number): Promise<void> {
  const { count } = await app.db.prisma.contactRequest.deleteMany({ where: { id } });
  if (count === 0) throw new AppError("NOT_FOUND");
}

function paginationOf({ page, limit, total }: { page: number; limit: number; total: number }) {
  return { page, limit, total, totalPages: Math.max(1, Math.ceil(total / limit)) };
}
