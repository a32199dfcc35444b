import { unblocked } from "../blocks/queries.ts";
import { publishedSql } from "./visibility.ts";

export const RELEASE_PARTNERS = `
    UPDATE listings SET settled_in = NULL WHERE settled_in IN (SELECT settled_in FROM listings
    WHERE id = ANY($1::int[])) RETURNING id`;

export const EXPIRE_MATCHES = `UPDATE matches SET status = 'expired', updated_at = now()
    WHERE status = 'pending' AND id IN (SELECT match_id FROM match_sides WHERE listing_id = ANY($1::int[]))`;

export const EXPIRE_RINGS = `UPDATE rings SET status = 'expired'
    WHERE status = 'pending' AND id IN (SELECT ring_id FROM ring_members WHERE listing_id = ANY($1::int[]))`;

export const WRITE_MATCHES = `
    WITH given AS (SELECT *
    FROM jsonb_to_recordset($1::jsonb) AS g(pair_key text, score int, reasons jsonb, sides jsonb)),
    written AS (
      INSERT INTO matches (pair_key, score, score_version, reasons, updated_at)
      SELECT pair_key, score, $2::int, reasons, now() FROM given
      ON CONFLICT (pair_key) DO UPDATE
      SET status = 'pending', end_told_at = NULL, score = EXCLUDED.score, score_version = EXCLUDED.score_version,
      reasons = EXCLUDED.reasons, updated_at = now()
        WHERE matches.status = 'expired'
      RETURNING id, pair_key)
    INSERT INTO match_sides (match_id, listing_id, member_id)
    SELECT written.id, s.listing_id, s.member_id FROM written
    JOIN given USING (pair_key), jsonb_to_recordset(given.sides) AS s(listing_id int, member_id int)
    ON CONFLICT (match_id, listing_id) DO UPDATE
    SET answer = 'pending', answered_at = NULL, member_id = EXCLUDED.member_id`;

export const WRITE_RINGS = `
    WITH given AS (SELECT * FROM jsonb_to_recordset($1::jsonb) AS g(ring_key text, size int, path int[])),
    written AS (
      INSERT INTO rings (ring_key, size, expires_at) SELECT ring_key, size, $2::timestamptz FROM given
      ON CONFLICT (ring_key) DO UPDATE SET status = 'pending', end_told_at = NULL, expires_at = EXCLUDED.expires_at
      WHERE rings.status = 'expired'
      RETURNING id, ring_key)
    INSERT INTO ring_members (ring_id, step, listing_id, member_id)
    SELECT written.id, p.step - 1, p.listing_id, l.member_id
    FROM written JOIN given USING (ring_key), unnest(given.path) WITH ORDINALITY AS p(listing_id, step)
    JOIN listings l ON l.id = p.listing_id
    ON CONFLICT (ring_id, step) DO UPDATE SET answer = 'pending', answered_at = NULL`;

const COLUMNS =
  "l.id, l.member_id, l.position_id, l.accepts_other_position, l.offer_city_id, l.offer_district_id, " +
  "l.wanted_city_id, l.wanted_district_id";

/**
 * Returns the SQL condition that x wants y's post, within one institution and service class. Never null, so that it can
 * be negated.
 */
export const edge = (
  x: string,
  y: string,
) => `(${y}.offer_city_id = ${x}.wanted_city_id AND (${x}.wanted_district_id IS NULL
  OR ${x}.wanted_district_id IS NOT DISTINCT FROM ${y}.offer_district_id)
  AND (${x}.position_id = ${y}.position_id OR (${x}.accepts_other_position AND ${y}.accepts_other_position)))`;

export const mutual = (x: string, y: string) => `(${edge(x, y)} AND ${edge(y, x)})`;

/**
 * The listing, those it can lead to, and those that can lead to it, without its direct matches, which rings exclude.
 */
const NEIGHBOURHOOD = `
  me AS (SELECT $1::int AS id, $3::int AS position_id, $4::boolean AS accepts_other_position,
    $5::int AS offer_city_id, $6::int AS offer_district_id, $7::int AS wanted_city_id, $8::int AS wanted_district_id),
  outs AS MATERIALIZED (
    SELECT ${COLUMNS} FROM listings l, me WHERE ${matchableSql("l")} AND l.institution_id = $2
    AND l.offer_city_id = $7 AND l.position_id = ANY($9::int[])
      AND l.id <> $1 AND ${edge("me", "l")} AND NOT ${edge("l", "me")}),
  ins AS MATERIALIZED (
    SELECT ${COLUMNS} FROM listings l, me WHERE ${matchableSql("l")} AND l.institution_id = $2
    AND l.wanted_city_id = $5 AND l.position_id = ANY($9::int[])
      AND l.id <> $1 AND ${edge("l", "me")} AND NOT ${edge("me", "l")})`;

/** Cycles of three come first: PostgreSQL evaluates those of four only if the limit is not reached. */
export const RINGS = `WITH ${NEIGHBOURHOOD},
  pairs AS MATERIALIZED (SELECT f.city AS "from", t.city AS "to" FROM (SELECT DISTINCT wanted_city_id AS city
  FROM outs) f, (SELECT DISTINCT offer_city_id AS city FROM ins) t),
  opposite AS (
    SELECT ${COLUMNS} FROM pairs JOIN listings l ON l.institution_id = $2 AND l.offer_city_id = pairs."from"
    AND l.wanted_city_id = pairs."to" AND l.position_id = ANY($11::int[]), me
    WHERE ${matchableSql("l")} AND l.id <> $1 AND NOT ${mutual("l", "me")}),
  rings AS (
    SELECT ARRAY[$1::int, b.id, c.id] AS path, ARRAY[$10::int, b.member_id, c.member_id] AS members
    FROM outs b JOIN ins c ON ${edge("b", "c")}
    WHERE b.id <> c.id AND NOT ${edge("c", "b")}
    UNION ALL
    SELECT ARRAY[$1::int, b.id, c.id, d.id], ARRAY[$10::int, b.member_id, c.member_id, d.member_id]
    FROM opposite c JOIN outs b ON ${edge("b", "c")} JOIN ins d ON ${edge("c", "d")}
    WHERE b.id <> c.id AND c.id <> d.id AND b.id <> d.id AND NOT ${edge("c", "b")} AND NOT ${edge("d", "c")}
    AND NOT ${mutual("b", "d")})
  SELECT path FROM rings
  WHERE NOT EXISTS (SELECT 1 FROM member_blocks k WHERE k.blocker_id = ANY(rings.members)
  AND k.blocked_id = ANY(rings.members)) LIMIT $12`;

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

export const FIND_COUNTERPARTS = `SELECT l.id, l.member_id AS "memberId", l.wanted_district_id AS "wantedDistrictId",
  ${IS_COMPLETE} AS "isComplete"
     FROM listings l JOIN members m ON m.id = l.member_id LEFT JOIN swap_profiles s ON s.member_id = l.member_id
     WHERE ${matchableSql("l")} AND l.id <> $1 AND l.institution_id = $2 AND l.offer_city_id = $3
     AND l.wanted_city_id = $4
       AND l.position_id = ANY($5::int[]) AND (l.position_id = $6 OR l.accepts_other_position)
       AND ($7::int IS NULL OR l.offer_district_id = $7) AND (l.wanted_district_id IS NULL
       OR l.wanted_district_id = $8::int)
       AND ${unblocked("$9::int", "l.member_id")}
     ORDER BY l.id`;

export const FIND_VERTEX = `SELECT l.id, l.member_id AS "memberId", l.institution_id AS "institutionId",
  l.position_id AS "positionId", l.accepts_other_position AS "acceptsOtherPosition",
       l.offer_city_id AS "offerCityId", l.offer_district_id AS "offerDistrictId", l.wanted_city_id AS "wantedCityId",
       l.wanted_district_id AS "wantedDistrictId",
       ARRAY(SELECT peer.id FROM positions peer
       WHERE peer.service_class = p.service_class) AS peers, ${IS_COMPLETE} AS "isComplete"
     FROM listings l JOIN positions p ON p.id = l.position_id JOIN members m ON m.id = l.member_id LEFT
     JOIN swap_profiles s ON s.member_id = m.id
     WHERE l.id = $1 AND ${matchableSql("l")}`;

/** Binds listings to a match or ring, skipping those that are bound or not on the board. */
export const BIND_LISTINGS = `UPDATE listings l SET settled_in = $1 WHERE l.id = ANY($2::int[])
  AND ${matchableSql("l")}`;
