import type { Highs } from "highs";
import type { Circulation } from "./circulation.ts";
import { dive } from "./dive.ts";
import { countPeople, fillGreedily, shake } from "./improve.ts";
import type { PlanModel } from "./model.ts";
import { improveParts } from "./parts.ts";
import type { PlaceRing } from "./pricing.ts";
import { findBetterPlan } from "./proof.ts";
import { seeded } from "./random.ts";
import { groupListings, RingProgram } from "./ring-program.ts";
import { Seats } from "./seats.ts";

/**
 * The most wishes for which the linear program is solved: it takes seconds, and larger boards come close without it.
 */
const LARGEST_PROGRAM = 1_600;
/** The most wishes for which it is solved first, because that is faster than parts. */
const EASY_PROGRAM = 1_000;
/** The most listings for which the optimum is proven. */
const LARGEST_PROOF = 500;
/** The most listings for which parts of the plan are solved exactly; larger boards come close without. */
const LARGEST_PARTS = 1_000;
/** Simplex iterations of the search by parts, which take a few seconds. */
const PART_ITERATIONS = 55_000;
const MAX_PRICING_ROUNDS = 100;
/** Shares that the dives round up per step. One dive follows the other until one reaches the bound. */
const DIVES = [0.05, 0.03, 0.02];
const MAX_SHAKES = 20_000;
const SHAKES_PER_LISTING = 200;
const ROUNDING = 1e-5;

export interface PlacesPlan {
  rings: PlaceRing[];
  /** The most people that any plan of such rings moves. */
  bound: number;
}

/** Finds rings of places that move the most people, without choosing who they are. */
export function planPlaces(highs: Highs, model: PlanModel, circulation: Circulation, maxRing: number): PlacesPlan {
  const { waste } = circulation;
  const goal = circulation.people;
  const improve = (seats: Seats, rings: PlaceRing[]): PlaceRing[] => {
    const filled = [...rings, ...fillGreedily(model, seats, waste, maxRing)];
    return shake(model, seats, filled, { maxRing, rounds: countShakes(model), goal, random: seeded(1) });
  };
  let best = improve(...newSeats(model));
  let bound = goal;
  const wishes = model.choiceArc.length;
  if (wishes > EASY_PROGRAM && model.people <= LARGEST_PARTS && countPeople(best) < goal) {
    const search = { waste, goal, maxIterations: PART_ITERATIONS, maxRing, random: seeded(3) };
    best = improveParts(highs, model, seatsOf(model, best), best, search);
  }
  if (countPeople(best) < goal && wishes <= LARGEST_PROGRAM) {
    const groups = groupListings(model);
    const program = new RingProgram(highs, model, groups, { maxRing });
    const optimum = solveProgram(program, goal, waste);
    if (optimum.isPriced) bound = Math.min(goal, Math.floor(optimum.value + ROUNDING));
    for (const batch of DIVES) {
      if (countPeople(best) === bound) break;
      const seats = new Seats(model);
      best = larger(best, improve(seats, dive(program, seats, batch)));
    }
    program.dispose();
    while (model.people <= LARGEST_PROOF && optimum.isPriced && countPeople(best) < bound) {
      const better = findBetterPlan(highs, model, groups, { ...optimum, moved: countPeople(best), maxRing });
      if (!better) break;
      if (better.length === 0) bound = countPeople(best);
      best = larger(best, better);
    }
  }
  return { rings: preferRanks(model, best, maxRing), bound };
}

/** Exchanges rings for others that move as many people while the mean ranks of their arcs improve. */
function preferRanks(model: PlanModel, rings: PlaceRing[], maxRing: number): PlaceRing[] {
  if (model.choiceRank.every((rank) => rank === 1)) return rings;
  const ranks = new Float64Array(model.arcTo.length);
  for (const [choice, arc] of model.choiceArc.entries())
    ranks[arc] = (ranks[arc] ?? 0) + (model.choiceRank[choice] ?? 0) / (model.wishers[arc]?.length ?? 1);
  return shake(model, seatsOf(model, rings), rings, {
    maxRing,
    rounds: countShakes(model),
    goal: Infinity,
    ranks,
    random: seeded(2),
  });
}

/**
 * Solves the linear program over rings of places. At the value of the circles of any length it is optimal by their
 * reduced costs, and no more rings are needed.
 */
function solveProgram(program: RingProgram, goal: number, waste: Float64Array) {
  const reachesGoal = () => program.value > goal - ROUNDING;
  let isPriced = reachesGoal();
  for (let round = 0; round < MAX_PRICING_ROUNDS && !isPriced; round++) isPriced = !program.price() || reachesGoal();
  const gains = reachesGoal() ? waste.map((lost) => -lost) : program.gains();
  return { gains, value: program.value, isPriced };
}

/** Returns the number of shakes: fewer for a small board, which has few variants. */
function countShakes({ people }: PlanModel): number {
  return Math.min(MAX_SHAKES, people * SHAKES_PER_LISTING);
}

function seatsOf(model: PlanModel, rings: PlaceRing[]): Seats {
  const seats = new Seats(model);
  for (const ring of rings) if (!seats.add(ring)) throw new Error("a ring of the plan does not fit");
  return seats;
}

function newSeats(model: PlanModel): [Seats, PlaceRing[]] {
  return [new Seats(model), []];
}

function larger(one: PlaceRing[], other: PlaceRing[]): PlaceRing[] {
  return countPeople(other) > countPeople(one) ? other : one;
}
