import { listingTextNames } from "@site/contract/becayis/board/listings/labels";
import type { ListingSort, ListingTexts, Wish } from "@site/contract/becayis/board/listings/schema";
import { limits } from "@site/contract/common/limits";
import { snakeCase } from "@site/contract/common/record";
import { publishedSql, wantedProvincesSql } from "../../../published/listings.ts";
import { verifiedMonthSql } from "../../papers/staff/visibility.ts";
import { unblocked } from "../../swaps/blocks/queries.ts";
import { namesSql, wishesSql } from "../places/queries.ts";

export const PLACE_NAMES = `SELECT concat_ws(' ',
    (SELECT name FROM institutions WHERE id = $1), (SELECT name FROM positions WHERE id = $2),
    (SELECT name FROM provinces WHERE id = $3), (SELECT name FROM districts WHERE id = $4::int),
    (SELECT string_agg(concat_ws(' ', wp.name, wd.name), ' ' ORDER BY w.rank)
    FROM ${namesSql("$5::int[]")})) AS names`;

export interface CountRow {
  id: number;
  name: string;
  leaving: number;
  seeking: number;
}

export const NEXT_LISTING_ID = `SELECT nextval('listings_id_seq')::int AS id`;

/** SQL condition that the listing's owner accepted request `r`, not the administrator on their behalf. */
export const REQUEST_REVEALS = "r.status = 'accepted' AND r.answered_at IS NOT NULL";

/** Returns the SQL condition that contact data of two members is revealed to each other. */
export function areRevealed(a: string, b: string): string {
  return `(${unblocked(a, b)} AND (EXISTS (SELECT 1 FROM contact_requests r JOIN listings rl ON rl.id = r.listing_id
      WHERE ${REQUEST_REVEALS} AND ((r.requester_id = ${a} AND rl.member_id = ${b}) OR (r.requester_id = ${b}
      AND rl.member_id = ${a})))
    OR EXISTS (SELECT 1 FROM match_sides x JOIN match_sides y ON y.match_id = x.match_id
    JOIN matches mt ON mt.id = x.match_id
      WHERE x.member_id = ${a} AND y.member_id = ${b} AND x.answer = 'accepted' AND y.answer = 'accepted'
      AND mt.status = 'accepted')
    OR EXISTS (SELECT 1 FROM ring_members x JOIN ring_members y ON y.ring_id = x.ring_id
    JOIN rings rg ON rg.id = x.ring_id
      WHERE x.member_id = ${a} AND y.member_id = ${b} AND rg.status = 'accepted')))`;
}

export const ORDER: Record<ListingSort, string> = {
  createdAt: "l.created_at",
  updatedAt: "l.updated_at",
  expiresAt: "l.expires_at",
  viewCount: "l.view_count",
  priority: "array_position(ARRAY['low', 'normal', 'high', 'urgent'], l.priority)",
  title: "l.title",
};

export const COUNTS = `
  SELECT p.id, p.name, COALESCE(o.count, 0) AS leaving, COALESCE(w.count, 0) AS seeking FROM provinces p
  LEFT JOIN (SELECT l.offer_city_id AS id, count(*)::int FROM listings l WHERE ${publishedSql("l")}
  GROUP BY 1) o ON o.id = p.id
  LEFT JOIN (SELECT w.id, count(*)::int FROM listings l CROSS JOIN LATERAL ${wantedProvincesSql("l")} AS w
  WHERE ${publishedSql("l")} GROUP BY 1) w ON w.id = p.id
  ORDER BY p.id`;

/** Limits a search to the newest listings, which are then sorted. */
export const NEWEST = `ORDER BY l.created_at DESC, l.id DESC LIMIT ${limits.listingsFound}`;

/** Counts a view. $1 is the listing; $2 and $3 are the visitor's day and hash, null for bots. */
export const COUNT_VIEW = `WITH listing AS (SELECT l.id FROM listings l WHERE l.id = $1 AND ${publishedSql("l")}),
  seen AS (
    INSERT INTO listing_visitors (day, listing_id, visitor_hash)
    SELECT $2::date, id, decode($3::text, 'hex') FROM listing WHERE $3::text IS NOT NULL
    ON CONFLICT DO NOTHING RETURNING listing_id
  ),
  counted AS (UPDATE listings SET view_count = view_count + 1 FROM seen WHERE listings.id = seen.listing_id)
  SELECT EXISTS (SELECT FROM listing) AS "isThere", EXISTS (SELECT FROM seen) AS "isNew"`;

/** Columns of the owner's texts of listing `l` under their names in the contract. */
const TEXT_COLUMNS = listingTextNames.map((name) => `l.${snakeCase(name)} AS "${name}"`).join(", ");

/** Columns of a listing `l` with the names of related records. */
export const LISTING_COLUMNS = `l.id, l.slug, l.view_count, l.contact_count, ${TEXT_COLUMNS},
  l.member_id, l.status, l.approval_status, l.priority, l.rejection_reason, l.settled_in, l.awaits_result, l.approved_at, l.waiting_texts, l.submitted_at,
  l.created_at, l.updated_at, l.expires_at,
  m.first_name, m.last_name, i.name AS institution, i.slug AS institution_slug, p.name AS position,
  p.slug AS position_slug, oc.name AS offer_city,
  od.name AS offer_district, ${verifiedMonthSql("l")} AS verified_month, l.wanted_places AS "wantedPlaces", ${wishesSql("l")} AS wishes`;

/** Joins for LISTING_COLUMNS. */
export const LISTING_NAMES = `JOIN members m ON m.id = l.member_id JOIN institutions i ON i.id = l.institution_id
  JOIN positions p ON p.id = l.position_id
  JOIN provinces oc ON oc.id = l.offer_city_id LEFT JOIN districts od ON od.id = l.offer_district_id`;

/** Reads listings by ids, in their order. Prepared once, because planning seven joins costs more than running them. */
export const CARDS = `SELECT ${LISTING_COLUMNS} FROM unnest($1::int[]) WITH ORDINALITY AS page(id, place)
  JOIN listings l ON l.id = page.id ${LISTING_NAMES} ORDER BY page.place`;

export const LISTING_TABLES = `listings l ${LISTING_NAMES}`;

export const LIST_OWN_LISTINGS = `SELECT ${LISTING_COLUMNS} FROM ${LISTING_TABLES} WHERE l.member_id = $1
  ORDER BY l.id DESC LIMIT 100`;

export interface ListingRow extends ListingTexts {
  id: number;
  slug: string;
  view_count: number;
  contact_count: number;
  member_id: number;
  status: string;
  approval_status: string;
  priority: string;
  rejection_reason: string;
  settled_in: string | null;
  awaits_result: boolean;
  approved_at: Date | null;
  waiting_texts: unknown;
  submitted_at: Date;
  created_at: Date;
  updated_at: Date;
  expires_at: Date;
  first_name: string;
  last_name: string;
  institution: string;
  institution_slug: string;
  position: string;
  position_slug: string;
  offer_city: string;
  offer_district: string | null;
  /** When the owner was verified at the institution, as in "2026-11". */
  verified_month: string | null;
  wantedPlaces: number[];
  /** The names of the wanted places. */
  wishes: Wish[];
}

/** Reads, for each listing in $2, the request of member $1 and whether the two know each other. */
export const FIND_RELATIONS = `SELECT l.id,
       (SELECT r.status FROM contact_requests r WHERE r.listing_id = l.id AND r.requester_id = $1
       AND r.contact_type = 'request' ORDER BY r.id DESC LIMIT 1) AS request,
       l.member_id = $1 OR ${areRevealed("$1::int", "l.member_id")} AS revealed
     FROM listings l WHERE l.id = ANY($2::int[])`;
