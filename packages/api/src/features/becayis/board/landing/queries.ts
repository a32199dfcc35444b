import { limits } from "@site/contract/common/limits";
import { lastChangeSql, provinceSql, publishedSql, wantedProvincesSql } from "../../../published/listings.ts";

/** A direction between two provinces, by their ids, with the number of its live listings. */
export type Flow = readonly [from: number, to: number, count: number];

export interface GroupRow {
  name: string;
  kind: string;
  serviceClass: string;
  flows: Flow[];
}

/**
 * Returns SQL that reads the directions of listings of the institution $1, and the facts of the institution and the
 * title $2 that the rules need.
 */
const groupSql = (listings: string) => `SELECT i.name, i.kind, coalesce(p.service_class, '') AS "serviceClass",
    (SELECT coalesce(json_agg(json_build_array(a, b, count)), '[]') FROM (
      SELECT l.offer_city_id AS a, w.id AS b, count(*) AS count
      FROM listings l CROSS JOIN LATERAL ${wantedProvincesSql("l")} AS w
      WHERE ${listings} AND ${publishedSql("l")} GROUP BY 1, 2) f) AS flows
  FROM institutions i LEFT JOIN positions p ON p.id = $2::int WHERE i.id = $1`;

export const READ_INSTITUTION = groupSql("l.institution_id = $1");
export const READ_TITLE = groupSql("l.institution_id = $1 AND l.position_id = $2");

/** Counts the live listings of each title of the institution $1. */
export const COUNT_POSITIONS = `SELECT p.name, p.slug, count(*)::int AS count FROM listings l JOIN positions p ON p.id = l.position_id
  WHERE l.institution_id = $1 AND ${publishedSql("l")}
  GROUP BY p.name, p.slug ORDER BY count DESC, p.name LIMIT ${limits.positionsLinked}`;

/** Reads the post and the first wish of a listing that has left the board. $1: slug or id. */
export const FIND_ENDED = `SELECT json_build_object('name', i.name, 'slug', i.slug) AS institution,
    json_build_object('name', p.name, 'slug', p.slug) AS position, o.name AS "from", c.name AS "to"
  FROM listings l JOIN institutions i ON i.id = l.institution_id JOIN positions p ON p.id = l.position_id
  JOIN provinces o ON o.id = l.offer_city_id JOIN provinces c ON c.id = ${provinceSql("l.wanted_places[1]")}
  JOIN members m ON m.id = l.member_id AND m.is_active AND m.erase_after IS NULL
  WHERE (l.slug = $1 OR l.id::text = $1) AND l.approved_at IS NOT NULL
    AND NOT (${publishedSql("l")})`;

/**
 * Reads the directions of all live listings with their last change; a null column means all titles or all provinces.
 */
export const LIST_LANDINGS = `SELECT i.slug AS institution, p.slug AS position, o.name AS "from", c.name AS "to",
    ${lastChangeSql("l")} AS modified
  FROM listings l JOIN institutions i ON i.id = l.institution_id JOIN positions p ON p.id = l.position_id
  JOIN provinces o ON o.id = l.offer_city_id CROSS JOIN LATERAL ${wantedProvincesSql("l")} AS w
  JOIN provinces c ON c.id = w.id
  GROUP BY GROUPING SETS ((i.slug), (i.slug, p.slug), (i.slug, p.slug, o.name), (i.slug, p.slug, c.name),
    (i.slug, p.slug, o.name, c.name))
  HAVING bool_or(${publishedSql("l")})`;
