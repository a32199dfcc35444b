/** Names stored for a day and kind: of the site, and of each post. The rest is summed. */
const NAMES_OF_SITE = 200;
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
  SELECT $1::date, w.offer_city_id, w.city_id, sum(v.views)::int
  FROM unnest($2::int[], $3::int[]) AS v(id, views)
  JOIN (SELECT DISTINCT listing_id, offer_city_id, city_id FROM listing_wishes) w ON w.listing_id = v.id
  GROUP BY 2, 3 ORDER BY 2, 3
  ON CONFLICT (day, from_id, to_id) DO UPDATE SET views = swap_days.views + excluded.views`;

/** Sums days $2 to $3 of post $1 (0 is the site) by day, week or month ($4), without gaps, oldest first. */
export const LIST_POINTS = `SELECT b.start::date::text AS day, coalesce(sum(d.views), 0)::int AS views,
    coalesce(sum(d.readers), 0)::int AS readers
  FROM generate_series(date_trunc($4, $2::date::timestamp), $3::date::timestamp, ('1 ' || $4)::interval) AS b(start)
  LEFT JOIN reader_days d ON d.post_id = $1 AND d.day BETWEEN $2::date AND $3::date
    AND date_trunc($4, d.day::timestamp) = b.start
  GROUP BY b.start ORDER BY b.start`;

/** Sums days $2 to $3 of post $1 (0 is the site). */
export const SUM_DAYS = `SELECT coalesce(sum(views), 0)::int AS views, coalesce(sum(readers), 0)::int AS readers,
    coalesce(sum(quarter), 0)::int AS quarter, coalesce(sum(half), 0)::int AS half,
    coalesce(sum("full"), 0)::int AS "full"
  FROM reader_days WHERE post_id = $1 AND day BETWEEN $2::date AND $3::date`;

/** Lists posts that were published on days $2 to $3 in Istanbul; post $1 alone unless it is 0. */
export const LIST_PUBLICATIONS = `SELECT id AS "postId", title,
    (published_at AT TIME ZONE 'Europe/Istanbul')::date::text AS day FROM posts
  WHERE ($1::int = 0 OR id = $1) AND status = 'published' AND published_at <= now()
    AND published_at >= $2::date::timestamp AT TIME ZONE 'Europe/Istanbul'
    AND published_at < ($3::date + 1)::timestamp AT TIME ZONE 'Europe/Istanbul'
  ORDER BY published_at, id LIMIT 200`;

/** Sums names of kinds $5 on days $2 to $3 and on the days from $4 before; the first fifty of each kind. */
export const LIST_NAMES = `SELECT kind, name, count, previous FROM (
    SELECT kind, name, coalesce(sum(count) FILTER (WHERE day >= $2::date), 0)::int AS count,
      coalesce(sum(count) FILTER (WHERE day < $2::date), 0)::int AS previous,
      row_number() OVER (PARTITION BY kind
        ORDER BY coalesce(sum(count) FILTER (WHERE day >= $2::date), 0) DESC, name) AS place
    FROM reader_counts WHERE post_id = $1 AND kind = ANY($5::text[]) AND day BETWEEN $4::date AND $3::date
    GROUP BY kind, name
  ) AS sums WHERE place <= 50 AND count > 0 ORDER BY kind, place`;

/** Lists posts by their views on days $1 to $2, with those on the days from $3 before. */
export const LIST_POSTS = `SELECT p.id AS "postId", p.title, p.slug, s.views, s.readers, s.quarter, s.half, s."full",
    s.previous FROM (
    SELECT post_id, coalesce(sum(views) FILTER (WHERE is_now), 0)::int AS views,
      coalesce(sum(readers) FILTER (WHERE is_now), 0)::int AS readers,
      coalesce(sum(quarter) FILTER (WHERE is_now), 0)::int AS quarter,
      coalesce(sum(half) FILTER (WHERE is_now), 0)::int AS half,
      coalesce(sum("full") FILTER (WHERE is_now), 0)::int AS "full",
      coalesce(sum(views) FILTER (WHERE NOT is_now), 0)::int AS previous
    FROM (SELECT *, day >= $1::date AS is_now FROM reader_days
      WHERE day BETWEEN $3::date AND $2::date AND post_id > 0) AS days
    GROUP BY post_id
  ) AS s JOIN posts p ON p.id = s.post_id AND p.deleted_at IS NULL
  WHERE s.views > 0 ORDER BY s.views DESC, p.id DESC LIMIT 100`;

/** Counts how often readers went on from one post to another on days $2 to $3; with post $1 alone unless it is 0. */
export const LIST_WAYS = `SELECT f.id AS "fromPostId", f.title AS "fromTitle", t.id AS "toPostId", t.title AS "toTitle",
    w.count FROM (
    SELECT post_id, name::int AS next_id, sum(count)::int AS count FROM reader_counts
    WHERE kind = 'next' AND name <> '' AND day BETWEEN $2::date AND $3::date
      AND ($1::int = 0 OR post_id = $1 OR name = $1::int::text)
    GROUP BY 1, 2
  ) AS w JOIN posts f ON f.id = w.post_id AND f.deleted_at IS NULL JOIN posts t ON t.id = w.next_id
    AND t.deleted_at IS NULL
  ORDER BY w.count DESC, f.id, t.id LIMIT 50`;

/** Lists what was searched on days $1 to $2, with the searches without a hit and those on the days from $3 before. */
export const LIST_SEARCHES = `SELECT name AS term,
    coalesce(sum(count) FILTER (WHERE kind = 'search' AND day >= $1::date), 0)::int AS count,
    coalesce(sum(count) FILTER (WHERE kind = 'missed' AND day >= $1::date), 0)::int AS misses,
    coalesce(sum(count) FILTER (WHERE kind = 'search' AND day < $1::date), 0)::int AS previous
  FROM reader_counts WHERE post_id = 0 AND kind IN ('search', 'missed') AND day BETWEEN $3::date AND $2::date
  GROUP BY name HAVING sum(count) FILTER (WHERE day >= $1::date) > 0 ORDER BY count DESC, misses DESC, name LIMIT 100`;

/** Lists missing addresses that were asked for on days $1 to $2 and are not redirected since. */
export const LIST_MISSING = `SELECT name AS path, sum(count)::int AS count, max(day)::text AS "lastDay"
  FROM reader_counts c WHERE post_id = 0 AND kind = 'missing' AND name <> '' AND day BETWEEN $1::date AND $2::date
    AND NOT EXISTS (SELECT FROM redirects r WHERE r.from_path = c.name)
  GROUP BY name ORDER BY count DESC, name LIMIT 100`;

/** Sums province pairs on days $1 to $2, without those whose every count is below $3. */
export const LIST_SWAPS = `SELECT f.name AS "fromCity", t.name AS "toCity", s.views, s.requests, s.acceptances FROM (
    SELECT from_id, to_id, sum(views)::int AS views, sum(requests)::int AS requests,
      sum(acceptances)::int AS acceptances
    FROM swap_days WHERE day BETWEEN $1::date AND $2::date GROUP BY 1, 2
    HAVING greatest(sum(views), sum(requests), sum(acceptances)) >= $3
  ) AS s JOIN provinces f ON f.id = s.from_id JOIN provinces t ON t.id = s.to_id
  ORDER BY s.requests DESC, s.views DESC, f.name, t.name LIMIT 200`;

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
    SELECT e.day, w.offer_city_id, w.city_id, sum(e.requests)::int AS requests, sum(e.acceptances)::int AS acceptances
    FROM events e JOIN (SELECT DISTINCT listing_id, offer_city_id, city_id FROM listing_wishes) w
      ON w.listing_id = e.listing_id
    WHERE e.day > (now() AT TIME ZONE 'Europe/Istanbul')::date - 3 GROUP BY 1, 2, 3
  )
  INSERT INTO swap_days (day, from_id, to_id, requests, acceptances) SELECT * FROM sums ORDER BY 1, 2, 3
  ON CONFLICT (day, from_id, to_id) DO UPDATE SET
    requests = greatest(swap_days.requests, excluded.requests),
    acceptances = greatest(swap_days.acceptances, excluded.acceptances)`;

/** Deletes the visitors of days more than $1 days ago. */
export const DELETE_VISITS = `DELETE FROM reader_visits
  WHERE day < (now() AT TIME ZONE 'Europe/Istanbul')::date - $1::int`;

/** Counts what waits: comments, messages, listings and mails that failed. */
export const COUNT_WAITING = `SELECT
    (SELECT count(*)::int FROM comments WHERE approved_at IS NULL AND deleted_at IS NULL) AS comments,
    (SELECT count(*)::int FROM contact_messages WHERE read_at IS NULL AND replied_at IS NULL AND deleted_at IS NULL) AS messages,
    (SELECT count(*)::int FROM listings WHERE approval_status = 'pending' AND status IN ('active', 'paused'))
      AS listings,
    (SELECT count(*)::int FROM email_logs WHERE status = 'failed') AS "failedMails"`;

/** Lists the next posts that will be published. */
export const LIST_PLANNED = `SELECT id AS "postId", title, published_at AS "publishedAt" FROM posts
  WHERE status = 'published' AND published_at > now() AND deleted_at IS NULL ORDER BY published_at, id LIMIT 5`;
