import { wantedProvincesSql } from "../../published/listings.ts";

/** Names stored for a day and kind: of the site, and of each post. The rest is summed. */
const NAMES_OF_SITE = 100;
const NAMES_OF_POST = 20;

/** Finds the ids of public posts by their slugs $1. */
export const FIND_POST_IDS = "SELECT id, slug FROM posts WHERE slug = ANY($1) AND deleted_at IS NULL";

/**
 * Adds views to the sums of day $1: posts $2 (0 is the site) with views $3, quarters $4, halves $5 and whole readings
 * $6; visitors are pairs of posts $7 and hashes $8. Rows are written in one order, so that two writers cannot deadlock.
 */
export const ADD_VIEWS = `WITH seen AS (
    INSERT INTO reader_visits (day, post_id, visitor_hash)
    SELECT $1::date, v.post_id, decode(v.hash, 'hex') FROM unnest($7::int[], $8::text[]) AS v(post_id, hash)
    ORDER BY v.post_id, v.hash ON CONFLICT DO NOTHING RETURNING post_id
  ), readers AS (SELECT post_id, count(*)::int AS count FROM seen GROUP BY 1)
  INSERT INTO reader_days (post_id, day, views, readers, quarter, half, "full")
  SELECT n.post_id, $1::date, n.views, coalesce(r.count, 0), n.quarter, n.half, n."full"
  FROM unnest($2::int[], $3::int[], $4::int[], $5::int[], $6::int[]) AS n(post_id, views, quarter, half, "full")
  LEFT JOIN readers r ON r.post_id = n.post_id ORDER BY n.post_id
  ON CONFLICT (post_id, day) DO UPDATE SET views = reader_days.views + excluded.views,
    readers = reader_days.readers + excluded.readers, quarter = reader_days.quarter + excluded.quarter,
    half = reader_days.half + excluded.half, "full" = reader_days."full" + excluded."full"`;

/** Finds which of the names $4 of kinds $3 and posts $2 are stored for day $1. */
export const FIND_KNOWN_NAMES = `SELECT k.post_id, k.kind, k.name FROM reader_counts k
  JOIN unnest($2::int[], $3::text[], $4::text[]) AS g(post_id, kind, name)
    ON k.post_id = g.post_id AND k.kind = g.kind AND k.name = g.name WHERE k.day = $1::date`;

/**
 * Adds counts to day $1 by post $2, kind $3, name $4 and count $5. New names beyond the limit are added to the empty
 * one, so that a flood of forged names ends in one row.
 */
export const ADD_COUNTS = `WITH given AS (
    SELECT g.*, k.name IS NOT NULL OR g.name = '' AS is_known
    FROM unnest($2::int[], $3::text[], $4::text[], $5::int[]) AS g(post_id, kind, name, count)
    LEFT JOIN reader_counts k
      ON k.post_id = g.post_id AND k.kind = g.kind AND k.day = $1::date AND k.name = g.name
  ), stored AS (
    SELECT post_id, kind, count(*) AS names FROM reader_counts
    WHERE day = $1::date AND (post_id, kind) IN (SELECT post_id, kind FROM given) GROUP BY 1, 2
  ), placed AS (
    SELECT g.post_id, g.kind, g.count,
      CASE WHEN g.is_known OR coalesce(s.names, 0) + row_number() OVER (PARTITION BY g.post_id, g.kind, g.is_known
        ORDER BY g.count DESC, g.name) <= CASE g.post_id WHEN 0 THEN ${NAMES_OF_SITE} ELSE ${NAMES_OF_POST} END
      THEN g.name ELSE '' END AS name
    FROM given g LEFT JOIN stored s USING (post_id, kind)
  )
  INSERT INTO reader_counts (post_id, kind, day, name, count)
  SELECT post_id, kind, $1::date, name, sum(count)::int FROM placed GROUP BY 1, 2, 4 ORDER BY 1, 2, 4
  ON CONFLICT (post_id, kind, day, name) DO UPDATE SET count = reader_counts.count + excluded.count`;

/** Adds views of listings $2, $3 times each, to day $1 of the province pairs of their wishes. */
export const ADD_SWAP_VIEWS = `INSERT INTO swap_days (day, from_id, to_id, views)
  SELECT $1::date, l.offer_city_id, w.id, sum(v.views)::int
  FROM unnest($2::int[], $3::int[]) AS v(id, views)
  JOIN listings l USING (id) CROSS JOIN LATERAL ${wantedProvincesSql("l")} AS w
  GROUP BY 2, 3 ORDER BY 2, 3
  ON CONFLICT (day, from_id, to_id) DO UPDATE SET views = swap_days.views + excluded.views`;

/**
 * Writes requests and acceptances of the last three days by province pair; a request counts for each province that its
 * listing wants. Can be repeated: it sets the sums.
 */
export const CLOSE_SWAP_DAYS = `WITH events AS (
    SELECT (created_at AT TIME ZONE 'Europe/Istanbul')::date AS day, listing_id, 1 AS requests, 0 AS acceptances
    FROM contact_requests WHERE created_at > now() - interval '4 days'
    UNION ALL SELECT (answered_at AT TIME ZONE 'Europe/Istanbul')::date, listing_id, 0, 1
    FROM contact_requests WHERE status = 'accepted' AND answered_at > now() - interval '4 days'
  ), sums AS (
    SELECT e.day, l.offer_city_id, w.id, sum(e.requests)::int AS requests, sum(e.acceptances)::int AS acceptances
    FROM events e JOIN listings l ON l.id = e.listing_id CROSS JOIN LATERAL ${wantedProvincesSql("l")} AS w
    WHERE e.day > (now() AT TIME ZONE 'Europe/Istanbul')::date - 3 GROUP BY 1, 2, 3
  )
  INSERT INTO swap_days (day, from_id, to_id, requests, acceptances) SELECT * FROM sums ORDER BY 1, 2, 3
  ON CONFLICT (day, from_id, to_id) DO UPDATE SET
    requests = greatest(swap_days.requests, excluded.requests),
    acceptances = greatest(swap_days.acceptances, excluded.acceptances)`;

/** Deletes the visitors of days more than $1 days ago. */
export const DELETE_VISITS = `DELETE FROM reader_visits
  WHERE day < (now() AT TIME ZONE 'Europe/Istanbul')::date - $1::int`;

/** Finds the last month whose sums are written; null before the first. */
export const FIND_CLOSED_MONTH = "SELECT max(month)::text AS month FROM reader_months WHERE post_id = 0";

const TODAY = "(now() AT TIME ZONE 'Europe/Istanbul')::date";
/** Days of months that have ended at least a day ago, so that nothing of them is unwritten, and are not summed yet. */
const UNCLOSED = `day < date_trunc('month', (${TODAY} - 1)::timestamp)::date
  AND day >= coalesce((SELECT max(month) + interval '1 month' FROM reader_months WHERE post_id = 0), '-infinity')`;
const MONTH = "date_trunc('month', day::timestamp)::date";

/** Writes the counts of ended months; in one transaction before CLOSE_MONTHS, which notes the months. */
export const CLOSE_MONTH_COUNTS = `INSERT INTO reader_month_counts (post_id, kind, month, name, count)
  SELECT post_id, kind, ${MONTH}, name, sum(count)::int FROM reader_counts
  WHERE kind NOT IN ('missing', 'dropped') AND ${UNCLOSED} GROUP BY 1, 2, 3, 4 ON CONFLICT DO NOTHING`;

export const CLOSE_MONTHS = `INSERT INTO reader_months (post_id, month, views, readers, quarter, half, "full")
  SELECT post_id, ${MONTH}, sum(views)::int, sum(readers)::int, sum(quarter)::int, sum(half)::int, sum("full")::int
  FROM reader_days WHERE ${UNCLOSED} GROUP BY 1, 2 ON CONFLICT DO NOTHING`;

/** Sums the views of posts $1 on days $2 to $3, each post by its primary key. */
export const SUM_VIEWS = `SELECT post_id AS "postId", sum(views)::int AS views FROM reader_days
  WHERE post_id = ANY($1::int[]) AND day BETWEEN $2::date AND $3::date GROUP BY post_id`;
