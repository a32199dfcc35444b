import type { Highs } from "highs";
import { INFINITE, type Sparse } from "./linear-program.ts";

const OPTIMAL = 7;
const LIMIT_REACHED = [14, 16];

export interface IntegerProgram {
  cost: number[];
  upper: number[];
  isWhole: boolean[];
  /** Rows and values of each column. */
  columns: Sparse & { values: number[] };
  rowLower: number[];
  rowUpper: number[];
}

/**
 * Maximises a mixed integer program by branch and bound.
 * @param maxNodes limit of the search: nodes, not time, so that the result is the same on every machine
 * @returns undefined if no solution was found within the limit
 */
export function solveInteger(
  highs: Highs,
  { cost, upper, isWhole, columns, rowLower, rowUpper }: IntegerProgram,
  maxNodes: number,
): { values: Float64Array; isOptimal: boolean } | undefined {
  return highs.withModel(
    {
      numCols: cost.length,
      numRows: rowUpper.length,
      sense: highs.constants.objectiveSense.maximize,
      colCost: cost,
      colLower: cost.map(() => 0),
      colUpper: upper.map((most) => (most === INFINITE ? highs.infinity : most)),
      rowLower: rowLower.map((least) => (least === -INFINITE ? -highs.infinity : least)),
      rowUpper,
      matrix: { format: "csc", numCols: cost.length, numRows: rowUpper.length, ...columns },
      integrality: Int32Array.from(isWhole, Number),
    },
    (model) => {
      model.options.set({ output_flag: false, random_seed: 0, mip_max_nodes: maxNodes, mip_rel_gap: 0 });
      model.run();
      const status = model.getModelStatus();
      if (status === OPTIMAL) return { values: model.getSolution().colValue, isOptimal: true };
      if (!LIMIT_REACHED.includes(status)) return undefined;
      const { colValue } = model.getSolution();
      return colValue.some((value) => value > 0.5) ? { values: colValue, isOptimal: false } : undefined;
    },
  );
}
