import { provinceOf } from "@site/contract/becayis/board/reference/place";
import type { Query } from "../../../../../core/database/query.ts";
import { type Candidate, placesOf } from "./candidates.ts";
import { BLOCKS_BETWEEN, NEIGHBOURS, OPPOSITE, READ_INS, READ_OUTS } from "./queries.ts";
import { type FoundRing, type Neighbours, searchRings } from "./ring-search.ts";
import type { Vertex } from "./vertices.ts";

/** Maximum number of listings of each kind for counting rings, those that have waited longest. */
const MAX_COUNTED_FROM = 1_000;

/**
 * Returns the rings of three and four through a listing, without a direct match or a blocked pair inside. Returns the
 * best ones if there are more than `limit` (README.md).
 */
export async function findRings(query: Query, me: Vertex, limit: number): Promise<FoundRing[]> {
  const neighbours = await findNeighbours(query, me);
  if (neighbours.outs.length === 0 || neighbours.ins.length === 0) return [];
  const owners = getOwners(me, neighbours);
  const threes = await withoutBlocks(query, owners, (isBlocked) =>
    searchRings(me, { ...neighbours, middle: undefined, isBlocked, limit }),
  );
  if (threes.length === limit) return threes;
  const middle = await findOpposite(query, me, neighbours);
  for (const { id, memberId } of middle) owners.set(id, memberId);
  const fours = await withoutBlocks(query, owners, (isBlocked) =>
    searchRings(me, { ...neighbours, middle, isBlocked, limit: limit - threes.length }),
  );
  return [...threes, ...fours];
}

/**
 * Returns the rings that a listing would get from each of these places as a further wish: any rings, up to `limit`.
 * @param ins the listings that lead to it, without its direct matches
 */
export async function findRingsByPlace(
  query: Query,
  me: Vertex,
  { ins, places, limit }: { ins: Candidate[]; places: number[]; limit: number },
): Promise<Map<number, FoundRing[]>> {
  const wanting = { ...me, wantedPlaces: places };
  const [found] = await query<{ found: Candidate[] }>(READ_OUTS, [...getInValues(wanting), places.map(provinceOf)]);
  const around = { outs: found?.found ?? [], ins: ins.slice(0, MAX_COUNTED_FROM) };
  if (around.outs.length === 0 || around.ins.length === 0) return new Map();
  const middle = (await findOpposite(query, me, around)).slice(0, MAX_COUNTED_FROM);
  const owners = getOwners(me, around);
  for (const { id, memberId } of middle) owners.set(id, memberId);
  const rings = new Map<number, FoundRing[]>();
  await withoutBlocks(query, owners, (isBlocked) => {
    for (const place of places) {
      const isThere = (candidate: Candidate) => placesOf(candidate).includes(place);
      const outs = around.outs.filter(isThere).slice(0, MAX_COUNTED_FROM);
      const others = around.ins.filter((candidate) => !isThere(candidate));
      const search = { outs, ins: others, isBlocked, isAny: true };
      const one = { ...me, wantedPlaces: [place] };
      const threes = searchRings(one, { ...search, middle: undefined, limit });
      const left = limit - threes.length;
      rings.set(place, left > 0 ? [...threes, ...searchRings(one, { ...search, middle, limit: left })] : threes);
    }
    return [...rings.values()].flat();
  });
  return rings;
}

/** Returns the listings that `me` leads to and that lead to it, without its direct matches. */
async function findNeighbours(query: Query, me: Vertex): Promise<Neighbours> {
  const values = [...getInValues(me), me.wantedPlaces.map(provinceOf)];
  const [found] = await query<{ outs: Candidate[]; ins: Candidate[] }>(NEIGHBOURS, values);
  return { outs: found?.outs ?? [], ins: found?.ins ?? [] };
}

/** Returns the listings that lead to `me`, without its direct matches, those that have waited longest first. */
export async function findIns(query: Query, me: Vertex): Promise<Candidate[]> {
  const [found] = await query<{ found: Candidate[] }>(READ_INS, getInValues(me));
  return found?.found ?? [];
}

/** Returns the parameters of `READ_INS`. */
function getInValues(me: Vertex): unknown[] {
  return [
    me.id,
    me.institutionId,
    me.acceptsOtherPosition ? me.peers : [me.positionId],
    me.wantedPlaces,
    me.offerCityId,
    me.offerDistrictId,
    me.positionId,
  ];
}

async function findOpposite(query: Query, me: Vertex, { outs, ins }: Neighbours) {
  const wanted = [...new Set(outs.flatMap(({ wantedPlaces }) => wantedPlaces))];
  const [found] = await query<{ opposite: Candidate[] }>(OPPOSITE, [
    me.id,
    me.institutionId,
    me.peers,
    wanted,
    [...new Set(wanted.map(provinceOf))],
    [...new Set(ins.flatMap(placesOf))],
    me.positionId,
    me.acceptsOtherPosition,
  ]);
  return found?.opposite ?? [];
}

function getOwners(me: Vertex, { outs, ins }: Neighbours): Map<number, number> {
  return new Map([me, ...outs, ...ins].map(({ id, memberId }) => [id, memberId]));
}

/**
 * Repeats a search until no found ring contains an unknown block. It reads only the blocks of the found members, not
 * those of all candidates.
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
    if (rings.length === 0) return rings;
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
