import { RINGS } from "./queries.ts";
import type { Query, Vertex } from "./vertices.ts";

/** Listing ids in moving order: each owner moves to the next listing's post. */
export type RingPath = number[];

/**
 * Returns cycles of three and four listings that contain no direct match and no blocked pair, those of three first, at
 * most `limit`.
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

/** Rotates a path so that the smallest id comes first, which identifies a ring. */
export function canonical(path: RingPath): RingPath {
  const first = path.indexOf(Math.min(...path));
  return [...path.slice(first), ...path.slice(0, first)];
}
