import type { PlanModel } from "./model.ts";
import { findBestRings, type PlaceRing } from "./pricing.ts";
import { closeRing } from "./ring-search.ts";
import type { Seats } from "./seats.ts";

/** Rings that one search yields. */
const RINGS_AT_ONCE = 1_000;
/** Largest waste that is accepted before every ring is. */
const LARGEST_WASTE = 2;
/** Rings that a shake takes out, at most. */
const RINGS_TAKEN_OUT = 4;

/** Adds rings of open arcs until none is left: those that waste least of the circulation first, then the shortest. */
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
  /** The search ends when so many people move. */
  goal: number;
  /** Mean rank of each arc: among equal numbers of people only better ranks are kept. Left out, any equal result is. */
  ranks?: Float64Array;
  random: () => number;
}

/**
 * Takes some rings out, closes what they and others leave open in another way, and keeps that if no fewer people move
 * (large neighbourhood search, Shaw 1998). Equal results are kept too, so that the search moves on.
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

/** Counts the people that rings move. */
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
