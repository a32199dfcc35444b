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

/**
 * Names on the days from $1 to $2 and in the whole months $4, which belong to the period where $3 and $5 are true, and
 * otherwise to the one before. Each span is looked up by itself (`OFFSET 0`): a planner that may choose reads all days.
 * @param where condition for counts `c`
 */
const getNames = (where: string) => `(
    SELECT c.*, s.is_now FROM unnest($1::date[], $2::date[], $3::bool[]) AS s(first, last, is_now),
      LATERAL (SELECT c.post_id, c.kind, c.name, c.count FROM reader_counts c
        WHERE c.day BETWEEN s.first AND s.last AND ${where} OFFSET 0) AS c
    UNION ALL SELECT c.*, s.is_now FROM unnest($4::date[], $5::bool[]) AS s(month, is_now),
      LATERAL (SELECT c.post_id, c.kind, c.name, c.count FROM reader_month_counts c
        WHERE c.month = s.month AND ${where} OFFSET 0) AS c
  ) AS names`;

/** Sums names of kinds $7 of post $6 (0 is the site) in a period and the one before; the first fifty of each kind. */
export const LIST_NAMES = `SELECT kind, name, count, previous FROM (
    SELECT kind, name, count, previous, row_number() OVER (PARTITION BY kind ORDER BY count DESC, name) AS place FROM (
      SELECT kind, name, coalesce(sum(count) FILTER (WHERE is_now), 0)::int AS count,
        coalesce(sum(count) FILTER (WHERE NOT is_now), 0)::int AS previous
      FROM ${getNames("c.post_id = $6 AND c.kind = ANY($7::text[])")} GROUP BY kind, name
    ) AS sums
  ) AS placed WHERE place <= 50 AND count > 0 ORDER BY kind, place`;

/** Sums views that were dropped on days $1 to $2. */
export const SUM_DROPPED = `SELECT coalesce(sum(count), 0)::int AS count FROM reader_counts
  WHERE post_id = 0 AND kind = 'dropped' AND day BETWEEN $1::date AND $2::date`;

/** Lists posts by their views in a period, with those of the one before; days and months as in `getNames`. */
export const LIST_POSTS = `SELECT p.id AS "postId", p.title, p.slug, s.views, s.readers, s.quarter, s.half, s."full",
    s.previous FROM (
    SELECT post_id, coalesce(sum(views) FILTER (WHERE is_now), 0)::int AS views,
      coalesce(sum(readers) FILTER (WHERE is_now), 0)::int AS readers,
      coalesce(sum(quarter) FILTER (WHERE is_now), 0)::int AS quarter,
      coalesce(sum(half) FILTER (WHERE is_now), 0)::int AS half,
      coalesce(sum("full") FILTER (WHERE is_now), 0)::int AS "full",
      coalesce(sum(views) FILTER (WHERE NOT is_now), 0)::int AS previous
    FROM (
      SELECT d.*, s.is_now FROM unnest($1::date[], $2::date[], $3::bool[]) AS s(first, last, is_now),
        LATERAL (SELECT post_id, views, readers, quarter, half, "full" FROM reader_days
          WHERE day BETWEEN s.first AND s.last OFFSET 0) AS d
      UNION ALL SELECT d.*, s.is_now FROM unnest($4::date[], $5::bool[]) AS s(month, is_now),
        LATERAL (SELECT post_id, views, readers, quarter, half, "full" FROM reader_months
          WHERE month = s.month OFFSET 0) AS d
    ) AS sums WHERE post_id > 0 GROUP BY post_id
  ) AS s JOIN posts p ON p.id = s.post_id AND p.deleted_at IS NULL
  WHERE s.views > 0 ORDER BY s.views DESC, p.id DESC LIMIT 100`;

/** Sums the views of posts $1 in parts of $4 days, from day $2 to $3; a part without views has no row. */
export const LIST_TRENDS = `SELECT post_id AS "postId", (day - $2::date) / $4::int AS part, sum(views)::int AS views
  FROM reader_days WHERE post_id = ANY($1::int[]) AND day BETWEEN $2::date AND $3::date GROUP BY 1, 2`;

/** Lists the posts to which name $7 of kind $6 led, with the counts of the period before. */
export const LIST_SOURCE_POSTS = `SELECT p.id AS "postId", p.title, p.slug, s.count, s.previous FROM (
    SELECT post_id, coalesce(sum(count) FILTER (WHERE is_now), 0)::int AS count,
      coalesce(sum(count) FILTER (WHERE NOT is_now), 0)::int AS previous
    FROM ${getNames("c.post_id > 0 AND c.kind = $6 AND c.name = $7")} GROUP BY post_id
  ) AS s JOIN posts p ON p.id = s.post_id AND p.deleted_at IS NULL
  WHERE s.count > 0 ORDER BY s.count DESC, p.id DESC LIMIT 100`;

/** Counts how often readers went on from one post to another; with post $6 alone unless it is 0. */
export const LIST_WAYS = `SELECT f.id AS "fromPostId", f.title AS "fromTitle", t.id AS "toPostId", t.title AS "toTitle",
    w.count FROM (
    SELECT post_id, name::int AS next_id, sum(count)::int AS count
    FROM ${getNames("c.kind = 'next' AND c.name <> '' AND ($6::int = 0 OR c.post_id = $6 OR c.name = $6::int::text)")}
    WHERE is_now GROUP BY 1, 2
  ) AS w JOIN posts f ON f.id = w.post_id AND f.deleted_at IS NULL JOIN posts t ON t.id = w.next_id
    AND t.deleted_at IS NULL
  ORDER BY w.count DESC, f.id, t.id LIMIT 50`;

/** Lists what was searched in a period, with the searches without a hit and those of the period before. */
export const LIST_SEARCHES = `SELECT * FROM (
    SELECT name AS term, coalesce(sum(count) FILTER (WHERE kind = 'search' AND is_now), 0)::int AS count,
      coalesce(sum(count) FILTER (WHERE kind = 'missed' AND is_now), 0)::int AS misses,
      coalesce(sum(count) FILTER (WHERE kind = 'search' AND NOT is_now), 0)::int AS previous
    FROM ${getNames("c.post_id = 0 AND c.kind IN ('search', 'missed')")} GROUP BY name
  ) AS searches WHERE count > 0 ORDER BY count DESC, misses DESC, term LIMIT 100`;

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
