import { RINGS } from "./queries.ts";
import type { Query, Vertex } from "./vertices.ts";

/** Listing numbers in moving order: each one's owner moves to the next one's place. */
export type RingPath = number[];

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
