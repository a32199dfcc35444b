import { publishedSql } from "../../../published/listings.ts";
import { candidatesSql } from "../../swaps/matching/graph/queries.ts";

/** Maximum number of listings of each kind that a question reads, those that have waited longest. */
const MAX_CANDIDATES = 1_000;

/** The live listings of the institution $1 and the title $2, as the public board shows them. */
const GROUP = `l.institution_id = $1 AND l.position_id = $2 AND ${publishedSql("l")}`;
const WANTS_POST = "(l.wanted_places @> ARRAY[$3::int]) IS TRUE";
const AT_WISH = "l.offer_city_id = ANY($4::int[])";

/**
 * For a post in the province $3 whose owner wants the provinces $4, counts the mutual matches in each and reads the
 * listings that lead to the post (`ins`) and from it (`outs`).
 */
export const ASK = `SELECT
  (SELECT coalesce(json_object_agg(city, count), '{}') FROM (SELECT l.offer_city_id AS city, count(*)::int AS count
    FROM listings l WHERE ${GROUP} AND ${AT_WISH} AND ${WANTS_POST} GROUP BY 1) m) AS matches,
  ${candidatesSql(`listings l WHERE ${GROUP} AND ${AT_WISH} AND NOT ${WANTS_POST}`, MAX_CANDIDATES)} AS outs,
  ${candidatesSql(`listings l WHERE ${GROUP} AND ${WANTS_POST} AND NOT ${AT_WISH}`, MAX_CANDIDATES)} AS ins`;

/**
 * Reads the listings in the middle of rings of four: posts at one of the places $3 (of the provinces $4) whose owners
 * want one of $5.
 */
export const ASK_MIDDLE = `SELECT ${candidatesSql(
  `listings l WHERE ${GROUP} AND l.offer_city_id = ANY($4::int[])
    AND (l.offer_city_id = ANY($3::int[]) OR l.offer_district_id = ANY($3::int[]))
    AND (l.wanted_places && $5::int[]) IS TRUE`,
  MAX_CANDIDATES,
)} AS middle`;
