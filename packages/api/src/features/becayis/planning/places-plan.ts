import type { Highs } from "highs";
import type { Circulation } from "./circulation.ts";
import { dive } from "./dive.ts";
import { countPeople, exchange, fillGreedily, shake } from "./improve.ts";
import type { PlanModel } from "./model.ts";
import type { PlaceRing } from "./pricing.ts";
import { findBetterPlan } from "./proof.ts";
import { seeded } from "./random.ts";
import { type Group, RingProgram } from "./ring-program.ts";
import { Seats } from "./seats.ts";

/** Wishes up to which the linear program is solved: it takes seconds, and larger boards come close without it. */
const LARGEST_PROGRAM = 1_600;
/** Listings up to which the optimum is proven. */
const LARGEST_PROOF = 500;
const MAX_PRICING_ROUNDS = 100;
/** Shares that the dives round up in a step, one dive after the other until one reaches the bound. */
const DIVES = [0.05, 0.03, 0.02];
const EXCHANGE_PASSES = 20;
const SHAKES = 20_000;
const ROUNDING = 1e-5;

export interface PlacesPlan {
  rings: PlaceRing[];
  /** No plan of such rings moves more people. */
  bound: number;
  simplexIterations: number;
}

/** Finds rings of places that move most people, whoever they are. */
export function planPlaces(highs: Highs, model: PlanModel, circulation: Circulation, maxRing: number): PlacesPlan {
  const { waste } = circulation;
  const goal = circulation.people;
  const improve = (seats: Seats, rings: PlaceRing[]): PlaceRing[] => {
    const filled = [...rings, ...fillGreedily(model, seats, waste, maxRing)];
    const exchanged = exchange(model, seats, filled, maxRing, EXCHANGE_PASSES);
    return shake(model, seats, exchanged, { maxRing, rounds: SHAKES, goal, random: seeded(1) });
  };
  let best = improve(...newSeats(model));
  let bound = goal;
  let simplexIterations = 0;
  if (countPeople(best) < goal && model.choiceArc.length <= LARGEST_PROGRAM) {
    const groups = groupListings(model);
    const program = new RingProgram(highs, model, groups, maxRing);
    let isPriced = false;
    for (let round = 0; round < MAX_PRICING_ROUNDS && !isPriced; round++) {
      if (model.people > LARGEST_PROOF && program.value > goal - ROUNDING) break;
      isPriced = !program.price();
    }
    if (isPriced) bound = Math.min(goal, Math.floor(program.value + ROUNDING));
    const optimum = { gains: program.gains(), value: program.value, isPriced };
    for (const batch of DIVES) {
      if (countPeople(best) === bound) break;
      const seats = new Seats(model);
      best = larger(best, improve(seats, dive(program, seats, batch)));
    }
    simplexIterations = program.iterations;
    program.dispose();
    while (model.people <= LARGEST_PROOF && optimum.isPriced && countPeople(best) < bound) {
      const better = findBetterPlan(highs, model, groups, { ...optimum, moved: countPeople(best), maxRing });
      if (!better) break;
      if (better.length === 0) bound = countPeople(best);
      best = larger(best, better);
    }
  }
  return { rings: preferRanks(model, best, maxRing), bound, simplexIterations };
}

/** Exchanges rings for others of as many people as long as the mean ranks of their arcs get better. */
function preferRanks(model: PlanModel, rings: PlaceRing[], maxRing: number): PlaceRing[] {
  if (model.choiceRank.every((rank) => rank === 1)) return rings;
  const ranks = new Float64Array(model.arcTo.length);
  for (const [choice, arc] of model.choiceArc.entries())
    ranks[arc] = (ranks[arc] ?? 0) + (model.choiceRank[choice] ?? 0) / (model.wishers[arc]?.length ?? 1);
  const seats = new Seats(model);
  for (const ring of rings) if (!seats.add(ring)) throw new Error("a ring of the plan does not fit");
  return shake(model, seats, rings, { maxRing, rounds: SHAKES, goal: Infinity, ranks, random: seeded(2) });
}

function newSeats(model: PlanModel): [Seats, PlaceRing[]] {
  return [new Seats(model), []];
}

function larger(one: PlaceRing[], other: PlaceRing[]): PlaceRing[] {
  return countPeople(other) > countPeople(one) ? other : one;
}

function groupListings({ people, choiceStarts, choiceArc }: PlanModel): Group[] {
  const groups = new Map<string, Group>();
  for (let person = 0; person < people; person++) {
    const arcs = [...choiceArc.subarray(choiceStarts[person], choiceStarts[person + 1])].sort((a, b) => a - b);
    const group = groups.get(arcs.join());
    if (group) group.count++;
    else if (arcs.length > 0) groups.set(arcs.join(), { arcs, count: 1 });
  }
  return [...groups.values()];
}
