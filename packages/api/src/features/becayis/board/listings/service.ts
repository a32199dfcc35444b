import { adminPaths } from "@site/contract/admin-paths";
import type { Listing, ListListingsInput } from "@site/contract/becayis/board/listings/schema";
import { adminBecayisTexts, becayisTexts } from "@site/contract/becayis/labels";
import { limits } from "@site/contract/common/limits";
import { type Page, toPage } from "@site/contract/common/paging";
import type { App } from "../../../../core/app.ts";
import type { Caller } from "../../../../core/calls/caller.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import { notifyAdmin } from "../../../notifications/service.ts";
import { publishedSql } from "../../../published/listings.ts";
import { isVerifiedSql } from "../../papers/staff/visibility.ts";
import { wantsSql } from "../places/queries.ts";
import { searchQuery } from "../places/search-query.ts";
import { findEntry } from "../reference/lookup-service.ts";
import { CARDS, COUNT_VIEW, LISTING_COLUMNS, LISTING_TABLES, type ListingRow, NEWEST, ORDER } from "./queries.ts";
import { getRelations } from "./relations.ts";
import { STRANGER, toListing } from "./view.ts";

const notFound = () => new AppError("NOT_FOUND", { message: becayisTexts.listingNotFound });

/** Returns a page of published listings. @param viewerId the signed-in member, who sees names revealed to them */
export async function listListings(
  app: App,
  viewerId: number | undefined,
  input: ListListingsInput,
): Promise<Page<Listing>> {
  const filter = await getFilter(app, viewerId, input);
  const offset = (input.page - 1) * input.limit;
  if (!filter || offset >= limits.listingsFound) return toPage([], { ...input, total: 0 });
  const { total, ids } = await findPage(app, filter, input, offset);
  const { rows } = await app.db.pool.query<ListingRow>({ name: "becayis-cards", text: CARDS, values: [ids] });
  const relations = await getRelations(app, viewerId, rows);
  const listings = rows.map((row) => toListing(row, relations.get(row.id) ?? STRANGER));
  return toPage(listings, { ...input, total });
}

/**
 * Finds a page of ids. Small results are collected and then sorted; large ones follow the sort order until the page is
 * full.
 */
async function findPage(
  app: App,
  filter: Filter,
  { sortBy, sortOrder, limit }: ListListingsInput,
  offset: number,
): Promise<{ total: number; ids: number[] }> {
  const direction = sortOrder === "asc" ? "ASC" : "DESC";
  const found = `SELECT l.id, ${ORDER[sortBy]} AS key FROM listings l WHERE ${filter.where}`;
  const page = `SELECT id FROM found ORDER BY key ${direction}, id ${direction} LIMIT ${limit} OFFSET ${offset}`;
  const { rows } = await app.db.pool.query<{ total: number; ids: number[] }>(
    `WITH found AS MATERIALIZED (${found} LIMIT ${limits.listingsFound + 1}) SELECT (SELECT count(*)::int
      FROM found) AS total, ARRAY(${page}) AS ids`,
    filter.values,
  );
  const [few = { total: 0, ids: [] }] = rows;
  if (few.total <= limits.listingsFound) return few;
  const source = sortBy === "createdAt" ? `(${found})` : `MATERIALIZED (${found} ${NEWEST})`;
  const { rows: many } = await app.db.pool.query<{ id: number }>(`WITH found AS ${source} ${page}`, filter.values);
  return { total: limits.listingsFound, ids: many.map(({ id }) => id) };
}

interface Filter {
  where: string;
  values: unknown[];
}

/** Builds the filter, or returns undefined if it names an unknown entry, so that nothing can match. */
async function getFilter(
  app: App,
  viewerId: number | undefined,
  input: ListListingsInput,
): Promise<Filter | undefined> {
  const where = [publishedSql("l")];
  const values: unknown[] = [];
  const add = (condition: (place: string) => string, value: unknown) => {
    values.push(value);
    where.push(condition(`$${values.length}`));
  };
  const entries = [
    {
      kind: "city",
      ref: input.city,
      column: (place: string) => `(l.offer_city_id = ${place} OR ${wantsSql("l", place)})`,
    },
    { kind: "city", ref: input.fromCity, column: (place: string) => `l.offer_city_id = ${place}` },
    { kind: "city", ref: input.toCity, column: (place: string) => wantsSql("l", place) },
    { kind: "position", ref: input.position, column: (place: string) => `l.position_id = ${place}` },
    { kind: "institution", ref: input.institution, column: (place: string) => `l.institution_id = ${place}` },
  ] as const;
  for (const { kind, ref, column } of entries) {
    if (!ref) continue;
    const entry = await findEntry(app, kind, ref);
    if (!entry) return undefined;
    add(column, entry.id);
  }
  if (input.verifiedOnly) where.push(isVerifiedSql("l.member_id", "l.institution_id"));
  if (input.search) {
    const query = searchQuery(input.search);
    if (query === "") return undefined;
    add((place) => `l.search_document @@ to_tsquery('simple', ${place})`, query);
  }
  if (input.userId !== undefined) {
    if (input.userId !== viewerId) return undefined; // only members may filter by their own listings
    add((place) => `l.member_id = ${place}`, viewerId);
  }
  return { where: where.join(" AND "), values };
}

/** Returns a published listing, or the viewer's own in any state. @throws NOT_FOUND for any other */
export function getListingById(app: App, viewerId: number | undefined, id: number): Promise<Listing> {
  return getListing(app, viewerId, "l.id = $1", id);
}

export function getListingBySlug(app: App, viewerId: number | undefined, slug: string): Promise<Listing> {
  return getListing(app, viewerId, "l.slug = $1", slug);
}

async function getListing(
  app: App,
  viewerId: number | undefined,
  condition: string,
  value: number | string,
): Promise<Listing> {
  const { rows } = await app.db.pool.query<ListingRow>(
    `SELECT ${LISTING_COLUMNS} FROM ${LISTING_TABLES} WHERE ${condition} AND (l.member_id = $2::int
      OR (${publishedSql("l")}))`,
    [value, viewerId ?? null],
  );
  const [row] = rows;
  if (!row) throw notFound();
  return toListing(row, (await getRelations(app, viewerId, rows)).get(row.id) ?? STRANGER);
}

/** Counts a listing view, once per visitor and day. @throws NOT_FOUND */
export async function countView(app: App, caller: Caller, id: number): Promise<void> {
  await app.limits.take("listingViewAddress", caller.ipAddress);
  const visitor = app.views.getVisitor(caller);
  const { rows } = await app.db.pool.query<{ isThere: boolean; isNew: boolean }>(COUNT_VIEW, [
    id,
    visitor?.day,
    visitor?.hash,
  ]);
  if (!rows[0]?.isThere) throw notFound();
  if (visitor && rows[0].isNew) app.readers.addListing(id, visitor.day);
}

/**
 * Reports a listing to the administrator; a repeated report replaces the member's first.
 * @throws NOT_FOUND, VALIDATION_FAILED for the member's own listing
 */
export async function reportListing(
  app: App,
  memberId: number,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  const listing = await getListingById(app, memberId, id);
  await app.db.prisma.$transaction(async (tx) => {
    const own = await tx.listing.count({ where: { id, memberId } });
    if (own > 0) throw new AppError("VALIDATION_FAILED", { message: becayisTexts.ownListing });
    const key = { listingId: id, memberId };
    const known = await tx.listingReport.findUnique({ where: { listingId_memberId: key } });
    const report = await tx.listingReport.upsert({
      where: { listingId_memberId: key },
      create: { ...key, reason },
      update: { reason, resolution: null, resolutionNote: "", resolvedAt: null },
    });
    if (!known)
      await notifyAdmin(tx, {
        type: "listing_report",
        title: adminBecayisTexts.reportTitle,
        message: `${listing.title}: ${reason}`,
        link: adminPaths.reports,
        recordId: report.id,
      });
  });
}
