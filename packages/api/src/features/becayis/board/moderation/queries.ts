import { notHeldSql } from "../../../held-actions/queries.ts";
import { awaitsApprovalSql, publishedSql, wantedProvincesSql } from "../../../published/listings.ts";
import { LISTING_COLUMNS, LISTING_TABLES, type ListingRow } from "../listings/queries.ts";
import { wantsSql, wishesSql } from "../places/queries.ts";

/** Reads listings of every state. One that awaits approval or was rejected does not count as active. */
export const LIST_ADMIN_LISTINGS = `SELECT ${LISTING_COLUMNS}, m.email, (SELECT count(*)::int
  FROM listing_reports r WHERE r.listing_id = l.id AND r.resolved_at IS NULL) AS reports, count(*) OVER ()::int AS total
     FROM ${LISTING_TABLES}
     WHERE ($1::text IS NULL OR l.status = $1 AND ($1 <> 'active' OR l.approval_status = 'approved'))
       AND ($2::int IS NULL OR l.offer_city_id = $2 OR ${wantsSql("l", "$2")})
       AND ($3::text IS NULL OR strpos(search_words(concat_ws(' ', l.title, m.first_name, m.last_name, m.email)), $3) > 0)
     ORDER BY l.id DESC LIMIT $4 OFFSET $5`;

const MAX_PENDING = 500;

export const LIST_PENDING_LISTINGS = `SELECT ${LISTING_COLUMNS}, l.reviewed FROM ${LISTING_TABLES}
  WHERE ${awaitsApprovalSql("l")} AND ${notHeldSql("listing", "l.id")} ORDER BY l.submitted_at, l.id LIMIT ${MAX_PENDING}`;

export const FIND_LISTING = `SELECT ${LISTING_COLUMNS} FROM ${LISTING_TABLES} WHERE l.id = $1`;

export const FIND_LISTING_DETAILS = `SELECT ${LISTING_COLUMNS}, m.email, (${publishedSql("l")}) AS is_published
  FROM ${LISTING_TABLES} WHERE l.id = $1`;

/** Stores the texts ($2, JSON) that the administrator decided on. */
export const KEEP_REVIEWED = "UPDATE listings SET reviewed = $2::jsonb WHERE id = $1";

export const LOCK_REASONS = "SELECT pg_advisory_xact_lock(hashtext('rejection_reasons'))";

export const LIST_ADMIN_CONTACTS = `SELECT ${LISTING_COLUMNS}, m.phone AS owner_phone, r.id AS request_id,
  r.status AS request_status, r.contact_type, r.message, r.created_at AS request_created,
       r.updated_at AS request_updated, q.first_name || ' ' || q.last_name AS requester, q.phone AS requester_phone,
       count(*) OVER ()::int AS total
     FROM ${LISTING_TABLES} JOIN contact_requests r ON r.listing_id = l.id JOIN members q ON q.id = r.requester_id
     WHERE r.status IN ('pending', 'accepted') AND ($1::text IS NULL OR r.status = $1)
     AND r.contact_type = COALESCE($2, 'request')
       AND ($3::text IS NULL
       OR strpos(search_words(concat_ws(' ', l.title, r.message, m.first_name, m.last_name, q.first_name, q.last_name)),
       $3) > 0)
     ORDER BY r.id DESC LIMIT $4 OFFSET $5`;

export interface AdminMatchRow {
  id: number;
  status: string;
  score: number;
  /** Reasons of the score, as `toReasons` reads them. */
  reasons: unknown;
  listing_id: number;
  created_at: Date;
  a: Person;
  b: Person;
  listing: { title: string; priority: string; offer_city: string; wanted_city: string };
  total: number;
}

export interface AdminContactRow extends ListingRow {
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

const person = (m: string) =>
  `json_build_object('first_name', ${m}.first_name, 'last_name', ${m}.last_name, 'email', ${m}.email)`;

export const LIST_ADMIN_MATCHES = `SELECT x.id, x.status, x.score, x.reasons, x.created_at,
  sa.listing_id, ${person("ma")} AS a, ${person("mb")} AS b, count(*) OVER ()::int AS total,
       json_build_object('title', l.title, 'priority', l.priority, 'offer_city', oc.name, 'wanted_city',
       wc.name) AS listing
     FROM matches x
     JOIN match_sides sa ON sa.match_id = x.id AND sa.listing_id = (SELECT min(listing_id) FROM match_sides
     WHERE match_id = x.id) JOIN members ma ON ma.id = sa.member_id
     JOIN match_sides sb ON sb.match_id = x.id AND sb.listing_id > sa.listing_id JOIN members mb ON mb.id = sb.member_id
     JOIN listings l ON l.id = sa.listing_id JOIN provinces oc ON oc.id = l.offer_city_id
     JOIN listings lb ON lb.id = sb.listing_id JOIN provinces wc ON wc.id = lb.offer_city_id
     WHERE ($1::text IS NULL OR x.status = $1)
       AND ($2::text IS NULL
       OR strpos(search_words(concat_ws(' ', l.title, ma.first_name, ma.last_name, ma.email, mb.first_name, mb.last_name,
       mb.email)), $2) > 0)
     ORDER BY x.id DESC LIMIT $3 OFFSET $4`;

export interface Person {
  first_name: string;
  last_name: string;
  email: string;
}

/** Returns SQL that counts rows: all, those of the last 30 days, and those of the 30 days before. */
const counts = (
  table: string,
  { where = "true", since = "created_at" } = {},
) => `(SELECT json_build_array(count(*), count(*) FILTER (WHERE ${since} > now() - interval '30 days'),
    count(*) FILTER (WHERE ${since} BETWEEN now() - interval '60 days' AND now() - interval '30 days'))
    FROM ${table} WHERE ${where})`;

export const EXCHANGE_STATS = `SELECT ${counts("members")} AS user,
  ${counts("listings l", { where: publishedSql("l"), since: "l.approved_at" })} AS listing,
  ${counts("matches")} AS match,
  ${counts("contact_requests", { where: "status = 'pending' AND contact_type = 'request'" })} AS contact`;

export const RECENT_LISTINGS = `SELECT l.id, l.created_at, l.title, oc.name AS offer_city, ${wishesSql("l")} AS wishes
  FROM listings l JOIN provinces oc ON oc.id = l.offer_city_id
  ORDER BY l.id DESC LIMIT $1`;

/** Reads the newest matches with the provinces of one side: the other side's are the same in reverse. */
export const RECENT_MATCHES = `SELECT x.id, x.created_at, l.title, oc.name AS offer_city, wc.name AS wanted_city
  FROM matches x
      JOIN match_sides sa ON sa.match_id = x.id AND sa.listing_id = (SELECT min(listing_id) FROM match_sides
      WHERE match_id = x.id) JOIN match_sides sb ON sb.match_id = x.id AND sb.listing_id > sa.listing_id
      JOIN listings l ON l.id = sa.listing_id JOIN listings lb ON lb.id = sb.listing_id
      JOIN provinces oc ON oc.id = l.offer_city_id JOIN provinces wc ON wc.id = lb.offer_city_id
      ORDER BY x.id DESC LIMIT $1`;

/** Counts published listings by the province of their post. */
export const TOP_OFFERED = `SELECT p.name AS city, count(*)::int AS count FROM listings l
  JOIN provinces p ON p.id = l.offer_city_id
  WHERE ${publishedSql("l")} GROUP BY p.id ORDER BY count DESC, p.id LIMIT $1`;

/** Counts published listings by each province that they want. */
export const TOP_WANTED = `SELECT p.name AS city, count(*)::int AS count FROM listings l
  CROSS JOIN LATERAL ${wantedProvincesSql("l")} AS w JOIN provinces p ON p.id = w.id
  WHERE ${publishedSql("l")} GROUP BY p.id ORDER BY count DESC, p.id LIMIT $1`;
