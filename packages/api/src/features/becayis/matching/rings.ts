import { provinceOf } from "../places/places.ts";
import { type CandidateColumns, placesOf, toCandidates } from "./candidates.ts";
import { BLOCKS_BETWEEN, NEIGHBOURS, OPPOSITE } from "./queries.ts";
import { type FoundRing, type Neighbours, searchRings } from "./ring-search.ts";
import type { Query, Vertex } from "./vertices.ts";

/**
 * Returns the rings of three and four through a listing, without a direct match or a blocked pair inside; of more than
 * `limit` the best (README.md, "Matching"), or any of them with `isAny`.
 */
export async function findRings(query: Query, me: Vertex, limit: number, isAny = false): Promise<FoundRing[]> {
  const neighbours = await findNeighbours(query, me);
  if (neighbours.outs.length === 0 || neighbours.ins.length === 0) return [];
  const owners = getOwners(me, neighbours);
  const threes = await withoutBlocks(query, owners, (isBlocked) =>
    searchRings(me, { ...neighbours, middle: undefined, isBlocked, limit, isAny }),
  );
  if (threes.length === limit) return threes;
  const middle = await findOpposite(query, me, neighbours);
  for (const { id, memberId } of middle) owners.set(id, memberId);
  const fours = await withoutBlocks(query, owners, (isBlocked) =>
    searchRings(me, { ...neighbours, middle, isBlocked, limit: limit - threes.length, isAny }),
  );
  return [...threes, ...fours];
}

/** Returns the listings that `me` leads to and that lead to it, without its direct matches. */
export async function findNeighbours(query: Query, me: Vertex): Promise<Neighbours> {
  const [found] = await query<{ outs: CandidateColumns[]; ins: CandidateColumns[] }>(NEIGHBOURS, [
    me.id,
    me.institutionId,
    me.acceptsOtherPosition ? me.peers : [me.positionId],
    me.wantedPlaces,
    me.wantedPlaces.map(provinceOf),
    me.offerCityId,
    me.offerDistrictId,
    me.positionId,
  ]);
  return { outs: toCandidates(found?.outs ?? []), ins: toCandidates(found?.ins ?? []) };
}

async function findOpposite(query: Query, me: Vertex, { outs, ins }: Neighbours) {
  const wanted = [...new Set(outs.flatMap(({ wantedPlaces }) => wantedPlaces))];
  const [found] = await query<{ opposite: CandidateColumns[] }>(OPPOSITE, [
    me.id,
    me.institutionId,
    me.peers,
    wanted,
    [...new Set(wanted.map(provinceOf))],
    [...new Set(ins.flatMap(placesOf))],
    me.positionId,
    me.acceptsOtherPosition,
  ]);
  return toCandidates(found?.opposite ?? []);
}

function getOwners(me: Vertex, { outs, ins }: Neighbours): Map<number, number> {
  return new Map([me, ...outs, ...ins].map(({ id, memberId }) => [id, memberId]));
}

/**
 * Repeats a search until no found ring contains a block that it did not know: the blocks of few members are read
 * instead of those of all candidates.
 */
async function withoutBlocks(
  query: Query,
  owners: Map<number, number>,
  search: (isBlocked: (a: number, b: number) => boolean) => FoundRing[],
): Promise<FoundRing[]> {
  const blocked = new Set<string>();
  const getKey = (a: number, b: number) => `${Math.min(a, b)}-${Math.max(a, b)}`;
  for (;;) {
    const known = blocked.size;
    const rings = search((a, b) => known > 0 && blocked.has(getKey(a, b)));
    const members = [...new Set(rings.flatMap(({ path }) => path.map((id) => owners.get(id) ?? 0)))];
    const blocks = await query<{ blockerId: number; blockedId: number }>(BLOCKS_BETWEEN, [members]);
    for (const { blockerId, blockedId } of blocks) blocked.add(getKey(blockerId, blockedId));
    if (blocked.size === known) return rings;
  }
}

/** Rotates a ring so that the smallest id comes first, which identifies it. */
export function canonical({ path, ranks }: FoundRing): FoundRing {
  const first = path.indexOf(Math.min(...path));
  const rotated = (values: number[]) => [...values.slice(first), ...values.slice(0, first)];
  return { path: rotated(path), ranks: rotated(ranks) };
}
