import { type Candidate, edgeRank, isMutual, placesOf } from "./candidates.ts";
import type { Vertex } from "./vertices.ts";

/** A ring in moving order: each owner moves to the next listing's post, by the wish of that rank. */
export interface FoundRing {
  path: number[];
  ranks: number[];
}

/**
 * The neighbours of a listing without its direct matches: `outs` are the listings it leads to, `ins` those that lead to
 * it.
 */
export interface Neighbours {
  outs: Candidate[];
  ins: Candidate[];
}

interface Search extends Neighbours {
  /** The listings between `outs` and `ins` in rings of four; undefined for rings of three. */
  middle: Candidate[] | undefined;
  /** Returns whether a block stands between two members. */
  isBlocked: (a: number, b: number) => boolean;
  limit: number;
  /** True returns any rings up to the limit instead of the best ones, which is much faster and enough for a count. */
  isAny?: boolean;
  /** Maximum number of searched paths; two million by default. */
  maxSteps?: number;
}

/** Maximum number of searched paths, which limits a search to a fraction of a second. No real board comes near it. */
const MAX_STEPS = 2_000_000;
const MAX_RANK = 5;
/** If there are more rings than the limit, this number of the longest waiting listings is searched first. */
const FIRST_LISTINGS = 64;

/**
 * Returns the best rings of one size through a listing: the lowest sum of ranks, then those whose newest listing has
 * waited longest, then the lowest ids (README.md). Returns all if there are no more than `limit`.
 */
export function searchRings(me: Vertex, search: Search): FoundRing[] {
  const collect = collectorOf(me, search);
  const all = collect({ most: search.isAny ? search.limit : search.limit + 1 });
  const found = all.length > search.limit ? bestOf(collect, search) : all;
  return found.sort(compareRings).map(({ path, ranks }) => ({ path, ranks }));
}

/** Conditions of one pass of the search. */
interface Pass {
  /** The required sum of the ranks; any if undefined. */
  rankSum?: number;
  /** The newest allowed listing of a ring, as its position in the order of waiting. */
  newest?: number;
  most?: number;
}

interface Ring extends FoundRing {
  rankSum: number;
  newest: number;
}

type Collect = (pass: Pass) => Ring[];

/** Searches the sums of ranks in ascending order, each among the longest waiting listings first. */
function bestOf(collect: Collect, { outs, ins, middle, limit }: Search): Ring[] {
  const size = middle ? 4 : 3;
  const listings = outs.length + ins.length + (middle?.length ?? 0);
  const best: Ring[] = [];
  for (let rankSum = size; rankSum <= size * MAX_RANK && best.length < limit; rankSum++) {
    const wanted = limit - best.length;
    for (let count = FIRST_LISTINGS; ; count *= 2) {
      const rings = collect({ rankSum, newest: count });
      if (rings.length < wanted && count < listings) continue;
      best.push(...rings.sort(compareRings).slice(0, wanted));
      break;
    }
  }
  return best;
}

function compareRings(a: Ring, b: Ring): number {
  const differences = [
    a.rankSum - b.rankSum,
    a.newest - b.newest,
    ...a.path.map((id, step) => id - (b.path[step] ?? 0)),
  ];
  return differences.find((difference) => difference !== 0) ?? 0;
}

/** A candidate with its position in the order of waiting. */
type Node = Candidate & { order: number };

/** Prepares the neighbours once for several passes. */
function collectorOf(me: Vertex, { outs, ins, middle, isBlocked, maxSteps = MAX_STEPS }: Search): Collect {
  const order = orderOf([...outs, ...ins, ...(middle ?? [])]);
  const toNodes = (candidates: Candidate[]) =>
    candidates
      .map((candidate): Node => ({ ...candidate, order: order.get(candidate.id) ?? 0 }))
      .sort((a, b) => a.order - b.order);
  const firsts = toNodes(outs);
  const middles = middle && groupByPlace(toNodes(middle.filter((candidate) => !isMutual(candidate, me))));
  const lastRanks = new Map(ins.map((last) => [last.id, edgeRank(last, me) ?? 0]));
  const lasts = toNodes(ins);
  /** Groups of the last listings by the rank of `me` among their wishes; index 0 holds all. */
  const lastsByRank = Array.from({ length: MAX_RANK + 1 }, (_, rank) =>
    groupByPlace(rank === 0 ? lasts : lasts.filter(({ id }) => lastRanks.get(id) === rank)),
  );
  let steps = 0;

  return ({ rankSum, newest = Number.POSITIVE_INFINITY, most = Number.POSITIVE_INFINITY }) => {
    const rings: Ring[] = [];
    const isOver = () => rings.length >= most || steps > maxSteps;

    /** Visits the listings of a group that the end of the path leads to and that may be in a ring with the others. */
    const follow = (path: Node[], group: Node[] | undefined, rank: number, visit: (next: Node) => void) => {
      const from = path.at(-1);
      for (const next of group ?? []) {
        if (next.order > newest || isOver()) return;
        steps++;
        const isRing =
          from &&
          edgeRank(from, next) === rank &&
          path.every(
            (other) => other.id !== next.id && !isMutual(other, next) && !isBlocked(other.memberId, next.memberId),
          ) &&
          !isBlocked(me.memberId, next.memberId);
        if (isRing) visit(next);
      }
    };

    const close = (path: Node[], ranks: number[]) => {
      const sum = ranks.reduce((total, rank) => total + rank, 0);
      for (const [index, place] of path.at(-1)?.wantedPlaces.entries() ?? []) {
        const rank = index + 1;
        const lastRank = rankSum === undefined ? 0 : rankSum - sum - rank;
        if (lastRank < 0 || lastRank > MAX_RANK || (rankSum !== undefined && lastRank === 0)) continue;
        follow(path, lastsByRank[lastRank]?.get(place), rank, (last) => {
          const whole = [...path, last];
          const all = [...ranks, rank, lastRanks.get(last.id) ?? 0];
          rings.push({
            path: [me.id, ...whole.map(({ id }) => id)],
            ranks: all,
            rankSum: all.reduce((total, each) => total + each, 0),
            newest: Math.max(...whole.map((node) => node.order)),
          });
        });
      }
    };

    for (const first of firsts) {
      if (first.order > newest || isOver()) break;
      if (isBlocked(me.memberId, first.memberId)) continue;
      const firstRank = edgeRank(me, first) ?? 0;
      if (!middles) close([first], [firstRank]);
      else
        for (const [index, place] of first.wantedPlaces.entries())
          follow([first], middles.get(place), index + 1, (next) => close([first, next], [firstRank, index + 1]));
    }
    return rings;
  };
}

/** Returns the position of each listing in the order of waiting, beginning with 1. */
function orderOf(candidates: Candidate[]): Map<number, number> {
  const unique = [...new Map(candidates.map((candidate) => [candidate.id, candidate])).values()];
  const sorted = unique.sort((a, b) => a.waitingSince - b.waitingSince || a.id - b.id);
  return new Map(sorted.map(({ id }, index) => [id, index + 1]));
}

/** Groups listings by the places of their posts, in the given order. */
function groupByPlace(nodes: Node[]): Map<number, Node[]> {
  const groups = new Map<number, Node[]>();
  for (const node of nodes)
    for (const place of placesOf(node)) {
      const group = groups.get(place);
      if (group) group.push(node);
      else groups.set(place, [node]);
    }
  return groups;
}
