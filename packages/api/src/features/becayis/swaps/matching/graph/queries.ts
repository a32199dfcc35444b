import { provinceSql, publishedSql } from "../../../../published/listings.ts";
import { unblocked } from "../../blocks/queries.ts";

/** Reads the institutions and service classes of listings, in the order in which their plans are queued. */
export const PLAN_SCOPES = `SELECT DISTINCT l.institution_id AS "institutionId", p.service_class AS "serviceClass"
  FROM listings l JOIN positions p ON p.id = l.position_id WHERE l.id = ANY($1::int[]) ORDER BY 1, 2`;

/** The matches and the rings of the listings $1. */
const MATCHES_OF = "id IN (SELECT match_id FROM match_sides WHERE listing_id = ANY($1::int[]))";
const RINGS_OF = "id IN (SELECT ring_id FROM ring_members WHERE listing_id = ANY($1::int[]))";

/** Expire the pending matches and rings of listings that leave the board, and keep their answers for the return. */
const EXPIRE_SWAPS = `expired_matches AS (UPDATE matches SET status = 'expired', keeps_answers = true,
    updated_at = now() WHERE status = 'pending' AND ${MATCHES_OF}),
  expired_rings AS (UPDATE rings SET status = 'expired', keeps_answers = true WHERE status = 'pending' AND ${RINGS_OF})`;

const PENDING_OR_KEPT = "(status = 'pending' OR keeps_answers)";

/** Expires the pending matches and rings of listings that chose another one, and reads the scopes of their plans. */
export const EXPIRE = `WITH expired_matches AS (UPDATE matches SET status = 'expired', keeps_answers = false,
    updated_at = now() WHERE ${PENDING_OR_KEPT} AND ${MATCHES_OF}),
  expired_rings AS (UPDATE rings SET status = 'expired', keeps_answers = false WHERE ${PENDING_OR_KEPT} AND ${RINGS_OF})
  ${PLAN_SCOPES}`;

/** Forgets the kept answers to matches and rings of listings. */
export const FORGET_ANSWERS = `WITH forgotten AS (UPDATE matches SET keeps_answers = false
    WHERE keeps_answers AND ${MATCHES_OF})
  UPDATE rings SET keeps_answers = false WHERE keeps_answers AND ${RINGS_OF}`;

/**
 * Expires like `EXPIRE`, keeps the answers, and releases the other listings of accepted matches and rings; returns them
 * with the member who left. After a reported approval, a listing that waits for its own result releases no others.
 */
export const EXPIRE_AND_RELEASE = `WITH ${EXPIRE_SWAPS},
  leaving AS (SELECT settled_in, min(member_id) AS leaver FROM listings
    WHERE id = ANY($1::int[]) AND settled_in IS NOT NULL AND NOT awaits_result GROUP BY 1),
  bound AS (SELECT l.id, l.member_id, l.title, l.settled_in, v.leaver FROM listings l JOIN leaving v USING (settled_in)),
  released AS (UPDATE listings SET settled_in = NULL, awaits_result = false
    WHERE id IN (SELECT id FROM bound) OR (id = ANY($1::int[]) AND awaits_result))
  SELECT (SELECT coalesce(json_agg(s), '[]') FROM (${PLAN_SCOPES}) s) AS scopes,
    (SELECT coalesce(json_agg(json_build_object('id', id, 'memberId', member_id, 'title', title, 'place', settled_in,
      'leaverId', leaver) ORDER BY member_id, id), '[]') FROM bound WHERE NOT id = ANY($1::int[])) AS released`;

/**
 * Returns SQL that keeps a returning match or ring notified, unless a member who had accepted was notified of its end.
 */
const notifiedSql = (swaps: string, sides: string, key: string) => `announced_at = CASE
      WHEN ${swaps}.keeps_answers AND ${swaps}.end_told_at IS NOT NULL
        AND EXISTS (SELECT 1 FROM ${sides} s WHERE s.${key} = ${swaps}.id AND s.answer = 'accepted')
      THEN NULL ELSE ${swaps}.announced_at END`;

/** Returns SQL that keeps the answers of a returning match or ring and sets all others to pending. */
const keptAnswer = (sides: string, key: string) => `
    answer = CASE WHEN ${sides}.${key} IN (SELECT id FROM kept) THEN ${sides}.answer ELSE 'pending' END,
    answered_at = CASE WHEN ${sides}.${key} IN (SELECT id FROM kept) THEN ${sides}.answered_at END`;

export const WRITE_MATCHES = `
    WITH given AS (SELECT *
    FROM jsonb_to_recordset($1::jsonb) AS g(pair_key text, score int, reasons jsonb, sides jsonb)),
    kept AS (SELECT m.id FROM matches m JOIN given USING (pair_key) WHERE m.keeps_answers),
    written AS (
      INSERT INTO matches (pair_key, score, score_version, reasons, updated_at)
      SELECT pair_key, score, $2::int, reasons, now() FROM given
      ON CONFLICT (pair_key) DO UPDATE
      SET status = 'pending', keeps_answers = false, ${notifiedSql("matches", "match_sides", "match_id")},
      end_told_at = NULL, score = EXCLUDED.score, score_version = EXCLUDED.score_version,
      reasons = EXCLUDED.reasons, updated_at = now()
        WHERE matches.status = 'expired'
      RETURNING id, pair_key)
    INSERT INTO match_sides (match_id, listing_id, member_id)
    SELECT written.id, s.listing_id, s.member_id FROM written
    JOIN given USING (pair_key), jsonb_to_recordset(given.sides) AS s(listing_id int, member_id int)
    ON CONFLICT (match_id, listing_id) DO UPDATE
    SET member_id = EXCLUDED.member_id, ${keptAnswer("match_sides", "match_id")}`;

export const WRITE_RINGS = `
    WITH given AS (SELECT * FROM jsonb_to_recordset($1::jsonb) AS g(ring_key text, size int, path int[], ranks int[])),
    kept AS (SELECT r.id FROM rings r JOIN given USING (ring_key) WHERE r.keeps_answers),
    written AS (
      INSERT INTO rings (ring_key, size, expires_at)
      SELECT ring_key, size, date_trunc('milliseconds', clock_timestamp()) + ring_answer_days * interval '24 hours'
      FROM given, board_settings
      ON CONFLICT (ring_key) DO UPDATE SET status = 'pending', keeps_answers = false,
      ${notifiedSql("rings", "ring_members", "ring_id")}, end_told_at = NULL, expires_at = EXCLUDED.expires_at
      WHERE rings.status = 'expired'
      RETURNING id, ring_key)
    INSERT INTO ring_members (ring_id, step, listing_id, member_id, wish_rank)
    SELECT written.id, p.step - 1, p.listing_id, l.member_id, p.rank
    FROM written JOIN given USING (ring_key),
    unnest(given.path, given.ranks) WITH ORDINALITY AS p(listing_id, rank, step)
    JOIN listings l ON l.id = p.listing_id
    ON CONFLICT (ring_id, step) DO UPDATE
    SET wish_rank = EXCLUDED.wish_rank, ${keptAnswer("ring_members", "ring_id")}`;

/** SQL condition that ring `r` was created or restored recently. $1: days in which it can be answered. */
const IS_NEW_RING = `r.status = 'pending' AND (r.announced_at IS NULL
  OR r.expires_at > now() + make_interval(days => $1::int) - interval '10 minutes')`;

/** Reads the institutions with new rings. */
export const INSTITUTIONS_OF_NEW_RINGS = `SELECT DISTINCT l.institution_id AS id FROM rings r
  JOIN ring_members s ON s.ring_id = r.id AND s.step = 0 JOIN listings l ON l.id = s.listing_id
  WHERE ${IS_NEW_RING} ORDER BY 1`;

/**
 * Reads the pending rings of listings of the institution $2 that have more than $3 of them, the best first. Only
 * listings of new rings can have exceeded the limit. "overLimit" are the listings of a ring that have too many,
 * "isFixed" is true for rings that a plan proposes or a member answered. "IS TRUE" keeps the planner from the index of
 * states, which holds all rings.
 */
export const RINGS_OVER_LIMIT = `WITH touched AS (
    SELECT DISTINCT s.listing_id FROM rings r JOIN ring_members s ON s.ring_id = r.id
    JOIN listings l ON l.id = s.listing_id WHERE ${IS_NEW_RING} AND l.institution_id = $2),
  over_limit AS MATERIALIZED (
    SELECT s.listing_id FROM touched t JOIN ring_members s ON s.listing_id = t.listing_id
    JOIN rings r ON r.id = s.ring_id AND (r.status = 'pending') IS TRUE GROUP BY s.listing_id HAVING count(*) > $3)
  SELECT r.id, array_agg(s.listing_id) FILTER (WHERE s.listing_id IN (SELECT listing_id FROM over_limit)) AS "overLimit",
    bool_or(s.answer <> 'pending') OR EXISTS (SELECT 1 FROM plan_members p WHERE p.ring_id = r.id) AS "isFixed"
  FROM rings r JOIN ring_members s ON s.ring_id = r.id JOIN listings l ON l.id = s.listing_id
  WHERE (r.status = 'pending') IS TRUE AND r.id IN (SELECT m.ring_id FROM ring_members m JOIN over_limit USING (listing_id))
  GROUP BY r.id ORDER BY "isFixed" DESC, r.size, sum(s.wish_rank),
    array_agg(l.created_at ORDER BY l.created_at DESC), r.ring_key`;

/** Deletes rings that nobody answered and no plan proposes. */
export const DELETE_RINGS = `DELETE FROM rings r WHERE r.id = ANY($1::int[]) AND r.status = 'pending'
  AND NOT EXISTS (SELECT 1 FROM plan_members p WHERE p.ring_id = r.id)
  AND NOT EXISTS (SELECT 1 FROM ring_members s WHERE s.ring_id = r.id AND s.answer <> 'pending')`;

/** Selects the fields of listing `l` that matching and plans compare, as `PlanListing` has them. */
export const COMPARED = `l.id, l.member_id AS "memberId", l.position_id AS "positionId",
  l.accepts_other_position AS "acceptsOtherPosition", l.offer_city_id AS "offerCityId",
  l.offer_district_id AS "offerDistrictId", l.wanted_places AS "wantedPlaces",
  (extract(epoch FROM l.created_at) * 1000)::float8 AS "waitingSince"`;

/** Maximum number of candidates of one kind, those that have waited longest. */
const MAX_CANDIDATES = 5_000;

/**
 * Returns SQL that reads candidates `l` as one JSON value, because one statement reads several kinds. `most` limits
 * them to those that have waited longest.
 */
export const candidatesSql = (from: string, most: number) => `(SELECT coalesce(json_agg(found), '[]')
  FROM (SELECT ${COMPARED} FROM ${from} ORDER BY l.created_at, l.id LIMIT ${most}) AS found)`;

/** Reads the listings that can be matched with $1. */
const candidates = (from: string) => candidatesSql(`${from} AND ${matchableSql("l")} AND l.id <> $1`, MAX_CANDIDATES);

/**
 * Returns the SQL condition that the post of `x` is one of these places. It is never null, so that it can be negated.
 */
const isAt = (x: string, places: string) =>
  `(${x}.offer_city_id = ANY(${places}) OR coalesce(${x}.offer_district_id, 0) = ANY(${places}))`;

const OUTS = candidates(`listings l WHERE l.institution_id = $2 AND l.offer_city_id = ANY($8::int[])
    AND l.position_id = ANY($3::int[]) AND (l.position_id = $7 OR l.accepts_other_position)
    AND ${isAt("l", "$4::int[]")} AND NOT (l.wanted_places && ARRAY[$5::int, $6::int])`);

const INS = candidates(`listings l WHERE l.institution_id = $2 AND l.position_id = ANY($3::int[])
    AND l.wanted_places && ARRAY[$5::int, $6::int] AND (l.position_id = $7 OR l.accepts_other_position)
    AND NOT ${isAt("l", "$4::int[]")}`);

/**
 * Reads the listings that $1 can lead to (`outs`) and that can lead to it (`ins`), without its direct matches. $2 is
 * the institution, $3 the positions that fit, $4 the wanted places, $5 and $6 the own post, $7 the own position, $8 the
 * provinces of the wanted places.
 */
export const NEIGHBOURS = `SELECT ${OUTS} AS outs, ${INS} AS ins`;

/** Reads only the `outs` of `NEIGHBOURS`, with the same parameters. */
export const READ_OUTS = `SELECT ${OUTS} AS found`;
export const READ_INS = `SELECT ${INS} AS found`;

/**
 * Reads the listings that can stand between the two in a ring of four: their post is among the places $4 (of the
 * provinces $5), and they want one of $6. $2 is the institution, $3 the positions of the service class, $7 the own
 * position; without the own opt-in ($8) another position needs its own. "IS TRUE" keeps the planner from the index of
 * wanted places, which holds all institutions.
 */
export const OPPOSITE = `SELECT ${candidates(`listings l WHERE l.institution_id = $2
  AND l.offer_city_id = ANY($5::int[]) AND l.position_id = ANY($3::int[]) AND ${isAt("l", "$4::int[]")}
  AND ($8::boolean OR l.position_id = $7 OR l.accepts_other_position)
  AND (l.wanted_places && $6::int[]) IS TRUE`)} AS opposite`;

/**
 * Counts the posts of each place whose owners want one of the places $4 but not the own post ($5, $6): the second
 * listings of rings. $2 is the institution, $3 the positions that fit, $7 the own position. The districts of the own
 * province are counted separately.
 */
export const SECONDS = `SELECT CASE WHEN l.offer_city_id = $5 THEN l.offer_district_id ELSE l.offer_city_id END AS place,
    count(*)::int AS posts
  FROM listings l WHERE l.institution_id = $2 AND l.position_id = ANY($3::int[])
    AND (l.position_id = $7 OR l.accepts_other_position) AND ${matchableSql("l")} AND l.id <> $1
    AND (l.wanted_places && $4::int[]) IS TRUE AND NOT (l.wanted_places && ARRAY[$5::int, $6::int])
  GROUP BY 1 ORDER BY posts DESC, place LIMIT 20`;

/** Reads the listings whose match with $1 exists already or must not be created again. */
export const PARTNERS = `SELECT o.listing_id AS id FROM match_sides s JOIN matches m ON m.id = s.match_id
    JOIN match_sides o ON o.match_id = m.id AND o.listing_id <> s.listing_id
    WHERE s.listing_id = $1 AND m.status <> 'expired'
  UNION SELECT second_id FROM removed_pairs WHERE first_id = $1
  UNION SELECT first_id FROM removed_pairs WHERE second_id = $1`;

/**
 * Stores the pair of a match ($1) that an administrator deletes, so that it is not matched again, if both listings
 * exist.
 */
export const KEEP_REMOVED_PAIR = `INSERT INTO removed_pairs (first_id, second_id)
  SELECT min(listing_id), max(listing_id) FROM match_sides WHERE match_id = $1 HAVING count(*) = 2
  ON CONFLICT DO NOTHING`;

/**
 * Counts the published listings that want and that leave each of the provinces $3, in institution $1 with position $2.
 * The own listing $4 is not counted, because its owner could subtract it and learn a count below the visible minimum.
 */
export const DEMAND = `SELECT p.id AS province, (SELECT count(*)::int FROM listings l
    WHERE l.institution_id = $1 AND l.position_id = $2 AND l.id <> $4 AND ${publishedSql("l")}
    AND EXISTS (SELECT FROM unnest(l.wanted_places) AS w WHERE ${provinceSql("w")} = p.id)) AS seeking,
  (SELECT count(*)::int FROM listings l WHERE l.institution_id = $1 AND l.position_id = $2
    AND l.offer_city_id = p.id AND l.id <> $4 AND ${publishedSql("l")}) AS leaving
  FROM unnest($3::int[]) AS p(id)`;

/** Reads the blocks between these members. */
export const BLOCKS_BETWEEN = `SELECT k.blocker_id AS "blockerId", k.blocked_id AS "blockedId" FROM member_blocks k
  WHERE k.blocker_id = ANY($1::int[]) AND k.blocked_id = ANY($1::int[])`;

/** Returns the SQL condition that listing `l` can be matched: published and not bound to a match or ring. */
export function matchableSql(l: string): string {
  return `${publishedSql(l)} AND ${l}.settled_in IS NULL`;
}

/**
 * SQL condition that member `m` with swap profile `s` has a verified e-mail and a profile complete enough for a
 * listing.
 */
export const IS_COMPLETE = `(m.email_verified_at IS NOT NULL AND s.current_institution_id IS NOT NULL
  AND s.current_position_id IS NOT NULL
  AND s.current_city_id IS NOT NULL AND s.current_district_id IS NOT NULL)`;

/** Reads the direct matches of $1. $3 are the provinces of the wanted places $4; $5 and $6 the own post. */
export const FIND_COUNTERPARTS = `SELECT ${COMPARED}, ${IS_COMPLETE} AS "isComplete"
     FROM listings l JOIN members m ON m.id = l.member_id LEFT JOIN swap_profiles s ON s.member_id = l.member_id
     WHERE l.institution_id = $2 AND l.position_id = ANY($7::int[]) AND l.offer_city_id = ANY($3::int[]) AND l.id <> $1
       AND l.wanted_places && ARRAY[$5::int, $6::int]
       AND ${matchableSql("l")} AND (l.offer_city_id = ANY($4::int[]) OR l.offer_district_id = ANY($4::int[]))
       AND (l.position_id = $8 OR l.accepts_other_position) AND ${unblocked("$9::int", "l.member_id")}
       AND NOT EXISTS (SELECT 1 FROM removed_pairs r
         WHERE r.first_id = least($1::int, l.id) AND r.second_id = greatest($1::int, l.id))
     ORDER BY l.id`;

export const FIND_VERTEX = `SELECT ${COMPARED}, l.institution_id AS "institutionId",
       ARRAY(SELECT peer.id FROM positions peer
       WHERE peer.service_class = p.service_class) AS peers, p.service_class AS "serviceClass", ${IS_COMPLETE} AS "isComplete"
     FROM listings l JOIN positions p ON p.id = l.position_id JOIN members m ON m.id = l.member_id LEFT
     JOIN swap_profiles s ON s.member_id = m.id
     WHERE l.id = $1 AND ${matchableSql("l")}`;

/** Binds listings to a match or ring, skipping those that are bound or not on the board. */
export const BIND_LISTINGS = `UPDATE listings l SET settled_in = $1 WHERE l.id = ANY($2::int[])
  AND ${matchableSql("l")}`;

/** Returns whether the match $1 or ring $2 still stands; the function is in the migration "petitions_and_results". */
export const SWAP_STANDS = `SELECT swap_stands($1::int, $2::int) AS stands`;
