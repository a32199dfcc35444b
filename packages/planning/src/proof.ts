import type { Highs } from "highs";
import { type IntegerProgram, solveInteger } from "./integer-program.ts";
import { INFINITE } from "./linear-program.ts";
import type { PlanModel } from "./model.ts";
import type { PlaceRing } from "./pricing.ts";
import type { Group } from "./ring-program.ts";

const MAX_RINGS = 20_000;
const MAX_NODES = 5_000;
const ROUNDING = 1e-5;

/**
 * Proves that no plan moves more people, or finds one. The integer program contains only rings that a better plan can
 * have: a ring whose reduced cost makes the linear program's value fall below the aim is in none (variable fixing by
 * reduced cost, Nemhauser and Wolsey, 1988, section II.5.2).
 * @param gains of each arc at the optimum of the linear program, and its value
 * @returns rings for more people; none if no plan has more; undefined if it is not decided
 */
export function findBetterPlan(
  highs: Highs,
  model: PlanModel,
  groups: Group[],
  { gains, value, moved, maxRing }: { gains: Float64Array; value: number; moved: number; maxRing: number },
): PlaceRing[] | undefined {
  const rings = findRingsFrom(model, gains, maxRing, moved + 1 - value - ROUNDING);
  if (!rings) return undefined;
  const solution = solveInteger(highs, toProgram(model, groups, rings), MAX_NODES);
  if (!solution) return undefined;
  const first = solution.values.length - rings.length;
  const found = rings.flatMap((ring, index) =>
    Array.from({ length: Math.round(solution.values[first + index] ?? 0) }, () => ring),
  );
  if (found.reduce((sum, { length }) => sum + length, 0) > moved) return found;
  return solution.isOptimal ? [] : undefined;
}

/** Returns the rings whose gains reach a sum; undefined if there are too many. */
function findRingsFrom(model: PlanModel, gains: Float64Array, maxRing: number, least: number): PlaceRing[] | undefined {
  const { nodes, arcTo, firstArc } = model;
  const highest = gains.reduce((most, gain) => Math.max(most, gain), 0);
  const rings: PlaceRing[] = [];
  const extend = (home: number, path: PlaceRing, sum: number): void => {
    const at = path.length === 0 ? home : (arcTo[path.at(-1) ?? 0] ?? 0);
    for (let arc = firstArc[at] ?? 0; arc < (firstArc[at + 1] ?? 0); arc++) {
      const end = arcTo[arc] ?? 0;
      const total = sum + (gains[arc] ?? -Infinity);
      if (end < home || total + (maxRing - path.length - 1) * highest < least) continue;
      if (end === home) {
        if (total >= least) rings.push([...path, arc]);
      } else if (path.length + 1 < maxRing && !path.some((taken) => arcTo[taken] === end))
        extend(home, [...path, arc], total);
      if (rings.length > MAX_RINGS) return;
    }
  };
  for (let home = 0; home < nodes; home++) extend(home, [], 0);
  return rings.length > MAX_RINGS ? undefined : rings;
}

/** Columns: each group's share in each of its arcs, then the rings. Rows: arcs, groups. */
function toProgram({ arcTo }: PlanModel, groups: Group[], rings: PlaceRing[]): IntegerProgram {
  const starts = [0];
  const indices: number[] = [];
  const values: number[] = [];
  const add = (rows: number[], signs: number[]) => {
    indices.push(...rows);
    values.push(...signs);
    starts.push(indices.length);
  };
  for (const [group, { arcs }] of groups.entries()) for (const arc of arcs) add([arc, arcTo.length + group], [-1, 1]);
  const choices = starts.length - 1;
  for (const ring of rings)
    add(
      ring,
      ring.map(() => 1),
    );
  const rowUpper = [...Array.from(arcTo, () => 0), ...groups.map(({ count }) => count)];
  return {
    cost: [...new Array<number>(choices).fill(0), ...rings.map(({ length }) => length)],
    upper: new Array<number>(choices + rings.length).fill(INFINITE),
    isWhole: [...new Array<boolean>(choices).fill(false), ...rings.map(() => true)],
    columns: { starts, indices, values },
    rowLower: rowUpper.map(() => -INFINITE),
    rowUpper,
  };
}
