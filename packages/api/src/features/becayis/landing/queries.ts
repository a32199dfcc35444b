import { limits } from "@site/contract/common/limits";
import { publishedSql } from "../../visibility/listings.ts";

export interface DirectionRow {
  from: string;
  to: string;
  count: number;
}

/**
 * Reads the directions of an institution $1, of one title $2 or all, from and to the provinces $3 or all: those that
 * most listings go, those that nobody goes though others wait on the other side, and the provinces they name most.
 */
export const READ_FLOWS = `WITH flows AS MATERIALIZED (
    SELECT l.offer_city_id AS a, w.city_id AS b, count(DISTINCT l.id)::int AS count
    FROM listings l JOIN listing_wishes w ON w.listing_id = l.id
    WHERE l.institution_id = $1 AND ($2::int IS NULL OR l.position_id = $2) AND ${publishedSql("l")}
      AND ($3::int[] IS NULL OR l.offer_city_id = ANY($3) OR w.city_id = ANY($3))
    GROUP BY 1, 2),
  missing AS (SELECT f.b AS a, f.a AS b, f.count FROM flows f
    WHERE f.a <> f.b AND NOT EXISTS (SELECT FROM flows r WHERE r.a = f.b AND r.b = f.a)),
  named AS (SELECT id, sum(count) AS count FROM (SELECT a AS id, count FROM flows UNION ALL SELECT b, count FROM flows) e
    GROUP BY 1)
  SELECT
    (SELECT coalesce(json_agg(json_build_object('from', o.name, 'to', w.name, 'count', f.count)
      ORDER BY f.count DESC, o.name, w.name), '[]')
      FROM (SELECT * FROM flows ORDER BY count DESC, a, b LIMIT ${limits.directionsShown}) f
      JOIN provinces o ON o.id = f.a JOIN provinces w ON w.id = f.b) AS directions,
    (SELECT coalesce(json_agg(json_build_object('from', o.name, 'to', w.name, 'count', f.count)
      ORDER BY f.count DESC, o.name, w.name), '[]')
      FROM (SELECT * FROM missing ORDER BY count DESC, a, b LIMIT ${limits.directionsShown}) f
      JOIN provinces o ON o.id = f.a JOIN provinces w ON w.id = f.b) AS missing,
    ARRAY(SELECT p.name FROM named n JOIN provinces p ON p.id = n.id ORDER BY n.count DESC, p.name
      LIMIT ${limits.citiesLinked}) AS cities`;

/** Reads what the rules need of the institution $1 and of the title $2, if one is asked for. */
export const READ_POST = `SELECT i.name, i.kind, coalesce(p.service_class, '') AS "serviceClass"
  FROM institutions i LEFT JOIN positions p ON p.id = $2::int WHERE i.id = $1`;

/** Counts the live listings of each title of the institution $1. */
export const COUNT_POSITIONS = `SELECT p.name, count(*)::int AS count FROM listings l JOIN positions p ON p.id = l.position_id
  WHERE l.institution_id = $1 AND NOT p.is_retired AND ${publishedSql("l")}
  GROUP BY p.name ORDER BY count DESC, p.name LIMIT ${limits.positionsLinked}`;

/** Reads the post and the first wish of a listing that was on the board once and has left it. $1: slug or id. */
export const FIND_ENDED = `SELECT i.name AS institution, p.name AS position, o.name AS "from", c.name AS "to"
  FROM listings l JOIN institutions i ON i.id = l.institution_id JOIN positions p ON p.id = l.position_id
  JOIN provinces o ON o.id = l.offer_city_id JOIN listing_wishes w ON w.listing_id = l.id AND w.rank = 1
  JOIN provinces c ON c.id = w.city_id JOIN members m ON m.id = l.member_id AND m.is_active AND m.erase_after IS NULL
  WHERE (l.slug = $1 OR l.id::text = $1) AND l.approved_at IS NOT NULL AND NOT i.is_retired AND NOT p.is_retired
    AND NOT (${publishedSql("l")})`;

/** Reads the ways of all live listings with their last change; null where a row stands for all titles or provinces. */
export const LIST_LANDINGS = `SELECT i.name AS institution, p.name AS position, o.name AS "from", c.name AS "to",
    max(l.updated_at) AS modified
  FROM listings l JOIN institutions i ON i.id = l.institution_id JOIN positions p ON p.id = l.position_id
  JOIN provinces o ON o.id = l.offer_city_id JOIN listing_wishes w ON w.listing_id = l.id
  JOIN provinces c ON c.id = w.city_id
  WHERE ${publishedSql("l")} AND NOT i.is_retired AND NOT p.is_retired
  GROUP BY GROUPING SETS ((i.name), (i.name, p.name), (i.name, p.name, o.name), (i.name, p.name, c.name),
    (i.name, p.name, o.name, c.name))`;
