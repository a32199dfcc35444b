import { countListings, listingAt, type PackedBoard, wishesAt } from "./board.ts";

/**
 * The board as a graph of places. A node is a province; districts are nodes of their own only where a wish names them
 * or where an owner wishes the own province, positions only where a group has several. An arc leads
 * from one node to another that some listing there wishes, so the model grows with places, not with people.
 *
 * A listing that would move to where it is does not move: such arcs do not exist.
 */
export interface PlanModel {
  /** Number of listings; they are numbered by waiting time, the longest first. */
  people: number;
  nodes: number;
  nodeOf: Int32Array;
  /** Listings of each node. */
  peopleAt: Int32Array[];
  arcFrom: Int32Array;
  arcTo: Int32Array;
  /** Outgoing arcs of node n: firstArc[n] to firstArc[n + 1], ordered by their end. */
  firstArc: Int32Array;
  /** Arcs that a listing wishes: choiceStarts[i] to choiceStarts[i + 1] of `choiceArc` and `choiceRank` (from 1). */
  choiceStarts: Int32Array;
  choiceArc: Int32Array;
  choiceRank: Uint8Array;
  /** Listings that wish an arc. */
  wishers: Int32Array[];
  /** Minutes by which a listing has waited less than the longest waiting one. */
  minutesAfterFirst: Float64Array;
}

interface Node {
  cityId: number;
  districtId: number;
  positionId: number;
  isOpen: boolean;
}

/** Builds the graph of places. */
export function buildModel(board: PackedBoard): PlanModel {
  const people = countListings(board);
  const { nodeOf, nodes } = placeListings(board);
  const byPlace = new Map<number, number[]>();
  for (const [index, { cityId, districtId }] of nodes.entries())
    for (const place of districtId > 0 ? [cityId, districtId] : [cityId])
      byPlace.set(place, [...(byPlace.get(place) ?? []), index]);

  const targets: number[] = [];
  const choiceRank: number[] = [];
  const choiceStarts = new Int32Array(people + 1);
  const keys = new Set<number>();
  /** The last listing that wished each node. */
  const wisher = new Int32Array(nodes.length).fill(-1);
  for (let person = 0; person < people; person++) {
    const own = nodes[nodeOf[person] ?? 0];
    for (const [index, wish] of wishesAt(board, person).entries())
      for (const target of byPlace.get(wish) ?? []) {
        const node = nodes[target];
        if (!own || !node || wisher[target] === person || !isMove(own, node)) continue;
        wisher[target] = person;
        targets.push(target);
        choiceRank.push(index + 1);
        keys.add((nodeOf[person] ?? 0) * nodes.length + target);
      }
    choiceStarts[person + 1] = targets.length;
  }
  const sorted = Float64Array.from(keys).sort();
  const getArc = new Map<number, number>();
  sorted.forEach((key, arc) => {
    getArc.set(key, arc);
  });
  const arcFrom = Int32Array.from(sorted, (key) => Math.floor(key / nodes.length));
  const arcTo = Int32Array.from(sorted, (key) => key % nodes.length);
  const firstArc = new Int32Array(nodes.length + 1);
  for (const from of arcFrom) firstArc[from + 1] = (firstArc[from + 1] ?? 0) + 1;
  for (let node = 0; node < nodes.length; node++)
    firstArc[node + 1] = (firstArc[node + 1] ?? 0) + (firstArc[node] ?? 0);

  const choiceArc = new Int32Array(targets.length);
  const wishers: number[][] = Array.from(sorted, () => []);
  const peopleAt: number[][] = nodes.map(() => []);
  for (let person = 0; person < people; person++) {
    const node = nodeOf[person] ?? 0;
    peopleAt[node]?.push(person);
    for (let choice = choiceStarts[person] ?? 0; choice < (choiceStarts[person + 1] ?? 0); choice++) {
      const arc = getArc.get(node * nodes.length + (targets[choice] ?? 0)) ?? 0;
      choiceArc[choice] = arc;
      wishers[arc]?.push(person);
    }
  }
  const first = board.waitingSince[0] ?? 0;
  return {
    people,
    nodes: nodes.length,
    nodeOf,
    peopleAt: peopleAt.map((list) => Int32Array.from(list)),
    arcFrom,
    arcTo,
    firstArc,
    choiceStarts,
    choiceArc,
    choiceRank: Uint8Array.from(choiceRank),
    wishers: wishers.map((list) => Int32Array.from(list)),
    minutesAfterFirst: board.waitingSince.map((since) => Math.floor((since - first) / 60_000)),
  };
}

/** Returns the arc between two nodes, or -1. */
export function findArc({ firstArc, arcTo }: PlanModel, from: number, to: number): number {
  let low = firstArc[from] ?? 0;
  let high = (firstArc[from + 1] ?? 0) - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const end = arcTo[middle] ?? 0;
    if (end === to) return middle;
    if (end < to) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Returns the rank of the wish by which a listing takes an arc, or 0 if it does not wish it. */
export function rankOf({ choiceStarts, choiceArc, choiceRank }: PlanModel, person: number, arc: number): number {
  for (let choice = choiceStarts[person] ?? 0; choice < (choiceStarts[person + 1] ?? 0); choice++)
    if (choiceArc[choice] === arc) return choiceRank[choice] ?? 0;
  return 0;
}

function placeListings(board: PackedBoard): { nodeOf: Int32Array; nodes: Node[] } {
  const people = countListings(board);
  const named = new Set<number>();
  const whole = new Set<number>();
  const positions = new Set<number>();
  for (let person = 0; person < people; person++) {
    const { cityId, positionId } = listingAt(board, person);
    positions.add(positionId);
    for (const wish of wishesAt(board, person)) {
      named.add(wish);
      if (wish === cityId) whole.add(cityId);
    }
  }
  const nodes: Node[] = [];
  const numbers = new Map<string, number>();
  const nodeOf = Int32Array.from({ length: people }, (_, person) => {
    const { cityId, districtId, positionId, acceptsOtherPosition } = listingAt(board, person);
    const node: Node = {
      cityId,
      districtId: named.has(districtId) || whole.has(cityId) ? districtId : 0,
      positionId,
      isOpen: positions.size > 1 && acceptsOtherPosition,
    };
    const key = Object.values(node).join(":");
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, nodes.length);
    return nodes.push(node) - 1;
  });
  return { nodeOf, nodes };
}

/** Whether a listing whose wish meets the target may move there: not to the own place, and the titles fit. */
function isMove(own: Node, target: Node): boolean {
  return (
    (own.cityId !== target.cityId || own.districtId !== target.districtId) &&
    (own.positionId === target.positionId || (own.isOpen && target.isOpen))
  );
}
