import type { Highs } from "highs";
import { assignListings } from "./assignment.ts";
import { countListings, listingAt, MAX_RING, type PackedBoard } from "./board.ts";
import { type Circulation, findCirculation } from "./circulation.ts";
import { joinFirstCome } from "./first-come.ts";
import { loadSolver } from "./linear-program.ts";
import { buildModel, type PlanModel } from "./model.ts";
import { solvePeople, sumOfRanks } from "./people-program.ts";
import { formRings } from "./people-rings.ts";
import { planPlaces } from "./places-plan.ts";
import { RingRules } from "./rules.ts";

export interface Plan {
  /** Listing ids of each pair and ring; each listing wants the post of the next, the last one that of the first. */
  rings: number[][];
  people: number;
  /** Sum of the ranks of the wishes that are met; the first rank is 1. */
  rankSum: number;
  /** The most people that a plan of rings of the same length can move, as far as proven. */
  ringBound: number;
  /** How many people could move in circles of any length, without blocks and refusals. */
  circleBound: number;
  /** `ringBound` minus `people`: 0 if the number is proven to be the largest. */
  gap: number;
  /** Rings that blocks, refusals or a common owner made impossible, and for which no other members were found. */
  leftOut: number;
  /** False if the solver did not finish, so that this is the plan without a solver. */
  isFinished: boolean;
}

/** Plans a board: most people, then best ranks, then longest waiting. The same board yields the same plan. */
export async function solveBoard(board: PackedBoard, maxRing = MAX_RING): Promise<Plan> {
  const model = buildModel(board);
  const rules = new RingRules(board);
  const highs = await loadSolver();
  const circulation = findCirculation(model);
  const exact = solvePeople(highs, model, rules, maxRing);
  const found = exact
    ? { rings: exact, ringBound: exact.flat().length, leftOut: 0 }
    : solveLarge(highs, model, rules, { circulation, maxRing });
  const ids = toIds(board, model, found.rings);
  return {
    ...found,
    ...ids,
    circleBound: circulation.people,
    gap: found.ringBound - ids.people,
    isFinished: true,
  };
}

/** Plans rings of places and assigns listings to them. */
function solveLarge(
  highs: Highs,
  model: PlanModel,
  rules: RingRules,
  { circulation, maxRing }: { circulation: Circulation; maxRing: number },
) {
  const places = planPlaces(highs, model, circulation, maxRing);
  const counts = new Int32Array(model.arcTo.length);
  for (const arc of places.rings.flat()) counts[arc] = (counts[arc] ?? 0) + 1;
  const formed = formRings(model, rules, places.rings, assignListings(model, counts));
  const isTaken = new Set(formed.rings.flat());
  const rest = everyone(model).filter((person) => !isTaken.has(person));
  const planned = [...formed.rings, ...(formed.failed > 0 ? joinFirstCome(model, rules, rest, maxRing) : [])];
  return {
    rings: larger(planned, joinFirstCome(model, rules, everyone(model), maxRing)),
    ringBound: places.bound,
    leftOut: formed.failed,
  };
}

/** Plans a board without a solver: pairs and rings in the order of the listings, the longest waiting first. */
export function solveFirstCome(board: PackedBoard, maxRing = MAX_RING): Plan {
  const model = buildModel(board);
  const rings = joinFirstCome(model, new RingRules(board), everyone(model), maxRing);
  const circleBound = findCirculation(model).people;
  const people = rings.flat().length;
  return {
    ...toIds(board, model, rings),
    ringBound: circleBound,
    circleBound,
    gap: circleBound - people,
    leftOut: 0,
    isFinished: false,
  };
}

function everyone({ people }: PlanModel): number[] {
  return Array.from({ length: people }, (_, person) => person);
}

function larger(one: number[][], other: number[][]): number[][] {
  return other.flat().length > one.flat().length ? other : one;
}

function toIds(board: PackedBoard, model: PlanModel, rings: number[][]) {
  const ids = Array.from({ length: countListings(board) }, (_, person) => listingAt(board, person).id);
  return {
    rings: rings.map((ring) => ring.map((person) => ids[person] ?? 0)),
    people: rings.flat().length,
    rankSum: rings.reduce((sum, ring) => sum + sumOfRanks(model, ring), 0),
  };
}
