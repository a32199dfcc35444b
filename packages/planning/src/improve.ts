import type { PlanModel } from "./model.ts";
import { findBestRings, type PlaceRing } from "./pricing.ts";
import { closeRing } from "./ring-search.ts";
import type { Seats } from "./seats.ts";

/** The most rings of one search. */
const RINGS_AT_ONCE = 1_000;
/** The largest waste up to which rings are added in order of waste; after it every ring is accepted. */
const LARGEST_WASTE = 2;
/** The most rings that a shake removes. */
const RINGS_TAKEN_OUT = 4;

/**
 * Adds rings of open arcs until none is left: those with the least waste of the circulation first, then the shortest.
 */
export function fillGreedily(model: PlanModel, seats: Seats, waste: Float64Array, maxRing: number): PlaceRing[] {
  const added: PlaceRing[] = [];
  for (const accepted of [...Array.from({ length: LARGEST_WASTE + 1 }, (_, index) => index), Infinity])
    for (let length = 2; length <= maxRing; length++)
      for (;;) {
        const gains = waste.map((lost, arc) => {
          if (!seats.isOpen[arc]) return -Infinity;
          return accepted === Infinity ? 1 : (accepted + 0.5) / length - lost;
        });
        const rings = findBestRings(model, gains, length, RINGS_AT_ONCE).filter((ring) => seats.add(ring));
        if (rings.length === 0) break;
        added.push(...rings);
      }
  return added;
}

export interface ShakeOptions {
  maxRing: number;
  rounds: number;
  /** The number of moving people at which the search ends. */
  goal: number;
  /**
   * Mean rank of each arc: of results with as many people only better ranks are kept. Without it any such result is
   * kept.
   */
  ranks?: Float64Array;
  random: () => number;
}

/**
 * Removes some rings, fills the open arcs with other rings, and keeps the result if no fewer people move (large
 * neighbourhood search, Shaw 1998). Equal results are kept too, so that the search does not stop.
 */
export function shake(
  model: PlanModel,
  seats: Seats,
  rings: PlaceRing[],
  { maxRing, rounds, goal, ranks, random }: ShakeOptions,
): PlaceRing[] {
  const current = [...rings];
  const lengths = longestFirst(maxRing);
  let moved = countPeople(current);
  for (let round = 0; round < rounds && moved < goal && current.length > 0; round++) {
    const removed: PlaceRing[] = [];
    for (let left = 1 + Math.floor(random() * RINGS_TAKEN_OUT); left > 0 && current.length > 0; left--) {
      const at = Math.floor(random() * current.length);
      const ring = current[at] ?? [];
      current[at] = current.at(-1) ?? [];
      current.pop();
      seats.remove(ring);
      removed.push(ring);
    }
    const before = countPeople(removed);
    const added: PlaceRing[] = [];
    for (const arc of shuffled(removed.flat(), random))
      while (seats.isOpen[arc]) {
        const closed = closeRing(model, seats.isOpen, arc, { lengths: shuffled(lengths, random), turn: random() });
        if (!closed || !seats.add(closed)) break;
        added.push(closed);
      }
    const after = countPeople(added);
    const isKept = after > before || (after === before && (!ranks || sumOf(added, ranks) <= sumOf(removed, ranks)));
    if (!isKept) {
      for (const ring of added) seats.remove(ring);
      for (const ring of removed) seats.add(ring);
    }
    current.push(...(isKept ? added : removed));
    if (isKept) moved += after - before;
  }
  return current;
}

/** Returns the number of people that rings move. */
export function countPeople(rings: PlaceRing[]): number {
  return rings.reduce((sum, { length }) => sum + length, 0);
}

function sumOf(rings: PlaceRing[], ranks: Float64Array): number {
  return rings.reduce((sum, ring) => ring.reduce((total, arc) => total + (ranks[arc] ?? 0), sum), 0);
}

function longestFirst(maxRing: number): number[] {
  return Array.from({ length: maxRing - 1 }, (_, index) => maxRing - index);
}

function shuffled(list: number[], random: () => number): number[] {
  const result = [...list];
  for (let at = result.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [result[at], result[other]] = [result[other] ?? 0, result[at] ?? 0];
  }
  return result;
}
