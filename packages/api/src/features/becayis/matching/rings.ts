import { free, type Query, type Vertex } from "./vertices.ts";

/** Listing numbers in moving order: each one's owner moves to the next one's place. */
export type RingPath = number[];

const COLUMNS =
  "l.id, l.member_id, l.position_id, l.accepts_other_position, l.offer_city_id, l.offer_district_id, l.wanted_city_id, l.wanted_district_id";

/** x's wish is y's post; both are of one institution and one service class. Two-valued, so that it can be denied. */
const edge = (
  x: string,
  y: string,
) => `(${y}.offer_city_id = ${x}.wanted_city_id AND (${x}.wanted_district_id IS NULL OR ${x}.wanted_district_id IS NOT DISTINCT FROM ${y}.offer_district_id)
  AND (${x}.position_id = ${y}.position_id OR (${x}.accepts_other_position AND ${y}.accepts_other_position)))`;

const mutual = (x: string, y: string) => `(${edge(x, y)} AND ${edge(y, x)})`;

/** The listing itself, those it can lead to, and those that can lead to it; without its direct matches, which no ring holds. */
const AROUND_ME = `
  me AS (SELECT $1::int AS id, $3::int AS position_id, $4::boolean AS accepts_other_position,
    $5::int AS offer_city_id, $6::int AS offer_district_id, $7::int AS wanted_city_id, $8::int AS wanted_district_id),
  outs AS MATERIALIZED (
    SELECT ${COLUMNS} FROM listings l, me WHERE ${free("l")} AND l.institution_id = $2 AND l.offer_city_id = $7 AND l.position_id = ANY($9::int[])
      AND l.id <> $1 AND ${edge("me", "l")} AND NOT ${edge("l", "me")}),
  ins AS MATERIALIZED (
    SELECT ${COLUMNS} FROM listings l, me WHERE ${free("l")} AND l.institution_id = $2 AND l.wanted_city_id = $5 AND l.position_id = ANY($9::int[])
      AND l.id <> $1 AND ${edge("l", "me")} AND NOT ${edge("me", "l")})`;

/** Of three first: PostgreSQL comes to those of four where the first have not filled the limit. */
const RINGS = `WITH ${AROUND_ME},
  pairs AS MATERIALIZED (SELECT f.city AS "from", t.city AS "to" FROM (SELECT DISTINCT wanted_city_id AS city FROM outs) f, (SELECT DISTINCT offer_city_id AS city FROM ins) t),
  opposite AS (
    SELECT ${COLUMNS} FROM pairs JOIN listings l ON l.institution_id = $2 AND l.offer_city_id = pairs."from" AND l.wanted_city_id = pairs."to" AND l.position_id = ANY($11::int[]), me
    WHERE ${free("l")} AND l.id <> $1 AND NOT ${mutual("l", "me")}),
  rings AS (
    SELECT ARRAY[$1::int, b.id, c.id] AS path, ARRAY[$10::int, b.member_id, c.member_id] AS members
    FROM outs b JOIN ins c ON ${edge("b", "c")}
    WHERE b.id <> c.id AND NOT ${edge("c", "b")}
    UNION ALL
    SELECT ARRAY[$1::int, b.id, c.id, d.id], ARRAY[$10::int, b.member_id, c.member_id, d.member_id]
    FROM opposite c JOIN outs b ON ${edge("b", "c")} JOIN ins d ON ${edge("c", "d")}
    WHERE b.id <> c.id AND c.id <> d.id AND b.id <> d.id AND NOT ${edge("c", "b")} AND NOT ${edge("d", "c")} AND NOT ${mutual("b", "d")})
  SELECT path FROM rings
  WHERE NOT EXISTS (SELECT 1 FROM member_blocks k WHERE k.blocker_id = ANY(rings.members) AND k.blocked_id = ANY(rings.members)) LIMIT $12`;

/**
 * Cycles of three and four through a listing with no direct match inside, those of three first; nobody is put into one with
 * somebody they have blocked. Where there are more than `limit` some are left out: of thousands nobody could choose.
 */
export async function findRings(query: Query, me: Vertex, limit: number): Promise<RingPath[]> {
  const near = me.acceptsOtherPosition ? me.peers : [me.positionId];
  const found = await query<{ path: RingPath }>(RINGS, [
    me.id,
    me.institutionId,
    me.positionId,
    me.acceptsOtherPosition,
    me.offerCityId,
    me.offerDistrictId,
    me.wantedCityId,
    me.wantedDistrictId,
    near,
    me.memberId,
    me.peers,
    limit,
  ]);
  return found.map(({ path }) => path);
}

/** Names a ring whoever it was found through: the smallest number first, then in moving order. */
export function canonical(path: RingPath): RingPath {
  const first = path.indexOf(Math.min(...path));
  return [...path.slice(first), ...path.slice(0, first)];
}
