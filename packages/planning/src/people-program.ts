import type { Highs } from "highs";
import { type IntegerProgram, solveInteger } from "./integer-program.ts";
import { INFINITE } from "./linear-program.ts";
import { findArc, type PlanModel, rankOf } from "./model.ts";
import type { RingRules } from "./rules.ts";

/** The most rings; with more, programs of single listings take too long, because equal listings make them symmetric. */
const MAX_RINGS = 400;
const MAX_NODES = 20_000;

/**
 * Finds the best plan of a small board among all its legal rings: most people, then the least sum of ranks, then the
 * longest waiting, one integer program after the other.
 * @returns undefined if the board has too many rings, or the optimum was not proven
 */
export function solvePeople(highs: Highs, model: PlanModel, rules: RingRules, maxRing: number): number[][] | undefined {
  const rings = listLegalRings(model, rules, maxRing);
  if (!rings || rings.length === 0) return rings;
  const ranks = rings.map((ring) => -sumOfRanks(model, ring));
  const last = model.minutesAfterFirst.reduce((most, minutes) => Math.max(most, minutes), 0);
  const waits = rings.map((ring) =>
    ring.reduce((sum, person) => sum + last - (model.minutesAfterFirst[person] ?? 0), 0),
  );
  const fixed: { weights: number[]; sum: number }[] = [];
  let chosen: number[][] = [];
  for (const weights of [rings.map(({ length }) => length), ranks, waits]) {
    const solution = solveInteger(highs, toProgram(model.people, rings, weights, fixed), MAX_NODES);
    if (!solution?.isOptimal) return undefined;
    const isChosen = (ring: number) => (solution.values[ring] ?? 0) > 0.5;
    chosen = rings.filter((_, ring) => isChosen(ring));
    fixed.push({ weights, sum: weights.reduce((sum, weight, ring) => sum + (isChosen(ring) ? weight : 0), 0) });
  }
  return chosen;
}

/** Returns the sum of the ranks of the wishes that a ring meets. */
export function sumOfRanks(model: PlanModel, ring: number[]): number {
  return ring.reduce((sum, person, at) => {
    const next = ring[(at + 1) % ring.length] ?? 0;
    return sum + rankOf(model, person, findArc(model, model.nodeOf[person] ?? 0, model.nodeOf[next] ?? 0));
  }, 0);
}

function listLegalRings(model: PlanModel, rules: RingRules, maxRing: number): number[][] | undefined {
  const { nodeOf, peopleAt, choiceStarts, choiceArc, arcTo } = model;
  const rings: number[][] = [];
  /**
   * Returns whether a ring is listed. One that visits a node twice equals two rings, unless rules may forbid one of
   * these.
   */
  const isOwn = (ring: number[]) =>
    new Set(ring.map((person) => nodeOf[person])).size === ring.length ||
    ring.some((person) => rules.isConcerned[person]);
  const extend = (ring: number[]): void => {
    const [first = 0, at = 0] = [ring[0], ring.at(-1)];
    for (let choice = choiceStarts[at] ?? 0; choice < (choiceStarts[at + 1] ?? 0); choice++) {
      const node = arcTo[choiceArc[choice] ?? 0] ?? 0;
      if (node === nodeOf[first] && isOwn(ring) && rules.allowRing(ring)) rings.push(ring);
      if (ring.length === maxRing) continue;
      for (const person of peopleAt[node] ?? []) {
        if (rings.length > MAX_RINGS) return;
        if (person <= first || ring.includes(person)) continue;
        if (ring.every((other) => rules.allowPair(other, person))) extend([...ring, person]);
      }
    }
  };
  for (let person = 0; person < model.people && rings.length <= MAX_RINGS; person++) extend([person]);
  return rings.length > MAX_RINGS ? undefined : rings;
}

/** Builds the program: each listing is in at most one ring, and the optimal values of earlier objectives are fixed. */
function toProgram(
  people: number,
  rings: number[][],
  cost: number[],
  fixed: { weights: number[]; sum: number }[],
): IntegerProgram {
  const starts = [0];
  const indices: number[] = [];
  const values: number[] = [];
  for (const [index, ring] of rings.entries()) {
    indices.push(...ring, ...fixed.map((_, row) => people + row));
    values.push(...ring.map(() => 1), ...fixed.map(({ weights }) => weights[index] ?? 0));
    starts.push(indices.length);
  }
  const sums = fixed.map(({ sum }) => sum);
  return {
    cost,
    upper: rings.map(() => 1),
    isWhole: rings.map(() => true),
    columns: { starts, indices, values },
    rowLower: [...new Array<number>(people).fill(-INFINITE), ...sums],
    rowUpper: [...new Array<number>(people).fill(1), ...sums],
  };
}
