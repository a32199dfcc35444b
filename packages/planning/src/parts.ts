import type { Highs } from "highs";
import { dive } from "./dive.ts";
import { countPeople, fillGreedily, shake } from "./improve.ts";
import type { PlanModel } from "./model.ts";
import type { PlaceRing } from "./pricing.ts";
import { groupListings, RingProgram } from "./ring-program.ts";
import type { Seats } from "./seats.ts";

/** People of a part: the smallest and the largest number. It grows by a quarter after a part without a gain. */
const SMALLEST_PART = 130;
const LARGEST_PART = 320;
const GROWTH = 1.25;
const TRIES = 3;
const MAX_PRICING_ROUNDS = 30;
const RINGS_PER_ROUND = 250;
/** Share of the fractional rings that are rounded up in a step. */
const BATCH = 0.1;
/** Shakes after a part without a gain, so that the next part begins with other rings. */
const SHAKES = 1_000;
/** Weight of chance in the choice of rings, beside the share of a ring's places that the part contains already. */
const CHANCE = 0.7;
/**
 * Share of all places that a part remembers. Beyond it the first are forgotten, so that the part does not spread over
 * the whole board.
 */
const WIDTH = 0.6;
const ROUNDING = 1e-5;

interface PartSearch {
  /** By arc: by how many people the result drops at least if it is taken. */
  waste: Float64Array;
  /** The number of people who could move in circles of any length, at which the search ends. */
  goal: number;
  /** Simplex iterations after which the search ends; a second has about ten thousand. */
  maxIterations: number;
  maxRing: number;
  random: () => number;
}

/**
 * Improves a plan part by part: removes the rings around a listing that stays, solves the linear program of their
 * listings and of all that stay by column generation, and rounds it (large neighbourhood search, Shaw 1998). A part
 * takes a fraction of a second, the whole board many.
 */
export function improveParts(
  highs: Highs,
  model: PlanModel,
  seats: Seats,
  rings: PlaceRing[],
  { waste, goal, maxIterations, maxRing, random }: PartSearch,
): PlaceRing[] {
  let current = rings;
  let moved = countPeople(current);
  let size = SMALLEST_PART;
  let iterations = 0;
  let tries = 0;
  while (moved < goal && iterations < maxIterations) {
    const { part, kept } = choosePart(model, seats, current, size, random);
    for (const ring of part) seats.remove(ring);
    // a plan for as many people has no arc whose waste exceeds the missing number
    const isUseful = (arc: number) => (waste[arc] ?? 0) <= goal - moved;
    const solved = solvePart(highs, model, seats, { before: part, missing: goal - moved, isUseful, maxRing });
    iterations += solved.iterations;
    current = [...kept, ...solved.rings, ...fillGreedily(model, seats, waste, maxRing)];
    const after = countPeople(current);
    if (after > moved) tries = 0;
    else {
      if (kept.length === 0) break;
      tries++;
      current = shake(model, seats, current, { maxRing, rounds: SHAKES, goal, random });
      if (tries % TRIES === 0) size = Math.min(LARGEST_PART, Math.round(size * GROWTH));
    }
    moved = countPeople(current);
  }
  return current;
}

/** Chooses rings of about `size` people that share places, beginning with those of a listing that stays. */
function choosePart(
  { nodes, arcFrom, arcTo, choiceStarts, choiceArc, nodeOf, people }: PlanModel,
  { getArc }: Seats,
  rings: PlaceRing[],
  size: number,
  random: () => number,
): { part: PlaceRing[]; kept: PlaceRing[] } {
  const staying = Array.from({ length: people }, (_, person) => person).filter(
    (person) => getArc[person] === -1 && choiceStarts[person] !== choiceStarts[person + 1],
  );
  const first = staying[Math.floor(random() * staying.length)] ?? 0;
  const wished = choiceArc.subarray(choiceStarts[first], choiceStarts[first + 1]);
  const near = new Set([nodeOf[first], ...Array.from(wished, (arc) => arcTo[arc])]);
  const part: PlaceRing[] = [];
  const kept = [...rings];
  for (let taken = 0; taken < size && kept.length > 0; ) {
    const shares = kept.map(
      (ring) => ring.filter((arc) => near.has(arcFrom[arc])).length / ring.length + CHANCE * random(),
    );
    const [ring = []] = kept.splice(shares.indexOf(Math.max(...shares)), 1);
    part.push(ring);
    taken += ring.length;
    for (const arc of ring) near.add(arcFrom[arc]);
    const [oldest] = near;
    if (near.size > WIDTH * nodes) near.delete(oldest);
  }
  return { part, kept };
}

/**
 * Finds rings that move more people with the free arcs; returns the former ones if there are none. Takes their seats.
 */
function solvePart(
  highs: Highs,
  model: PlanModel,
  seats: Seats,
  {
    before,
    missing,
    isUseful,
    maxRing,
  }: { before: PlaceRing[]; missing: number; isUseful: (arc: number) => boolean; maxRing: number },
): { rings: PlaceRing[]; iterations: number } {
  const groups = groupListings(model, { isUseful, isFree: (person) => seats.getArc[person] === -1 });
  const program = new RingProgram(highs, model, groups, { maxRing, ringsPerRound: RINGS_PER_ROUND });
  const people = countPeople(before);
  program.addRings(before.filter((ring) => ring.every(isUseful)));
  for (let round = 0; round < MAX_PRICING_ROUNDS && program.value < people + missing - ROUNDING; round++)
    if (!program.price()) break;
  const found = program.value > people + 1 - ROUNDING ? dive(program, seats, BATCH) : [];
  const { iterations } = program;
  program.dispose();
  if (countPeople(found) > people) return { rings: found, iterations };
  for (const ring of found) seats.remove(ring);
  for (const ring of before) if (!seats.add(ring)) throw new Error("a ring that was taken does not fit any more");
  return { rings: before, iterations };
}
