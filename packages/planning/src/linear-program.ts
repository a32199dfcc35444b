import loadHighs, { type Highs, type Model, type ModelData } from "highs";

/** Codes of HiGHS (`model.getModelStatus()`, `simplex_strategy`). */
const OPTIMAL = 7;
const DUAL_SIMPLEX = 1;
const PRIMAL_SIMPLEX = 4;
export const INFINITE = Number.POSITIVE_INFINITY;

/** Columns or rows as sparse vectors. */
export interface Sparse {
  starts: number[];
  indices: number[];
  /** 1 for each index if left out. */
  values?: number[];
}

let loading: Promise<Highs> | undefined;

/** Loads HiGHS once per thread; its WebAssembly file is in its package. */
export async function loadSolver(): Promise<Highs> {
  loading ??= loadHighs();
  return loading;
}

/**
 * A linear program "maximise cost · x, rows ≤ limits, x ≥ 0" that grows by columns and rows and keeps its basis. Every
 * solve is deterministic: HiGHS runs without a time limit, in one thread, from a fixed seed.
 */
export class LinearProgram {
  readonly #model: Model;
  #solution: { values: Float64Array; duals: Float64Array } = { values: new Float64Array(), duals: new Float64Array() };
  /** Simplex iterations so far. */
  iterations = 0;

  constructor(highs: Highs, rows: { lower: number[]; upper: number[] }) {
    this.#model = highs.createModel({
      ...emptyModel(rows.lower.length),
      sense: highs.constants.objectiveSense.maximize,
      rowLower: rows.lower,
      rowUpper: rows.upper,
    } satisfies ModelData);
    this.#model.options.set({ output_flag: false, presolve: "off", random_seed: 0 });
  }

  /** Adds variables from 0 to `upper`. */
  addColumns(cost: number[], upper: number[], { starts, indices, values }: Sparse): void {
    if (cost.length === 0) return;
    this.#model.addCols({
      cost: Float64Array.from(cost),
      lower: new Float64Array(cost.length),
      upper: Float64Array.from(upper),
      matrix: {
        format: "csc",
        numCols: cost.length,
        numRows: this.#model.getDimensions().numRows,
        starts: Int32Array.from(starts),
        indices: Int32Array.from(indices),
        values: Float64Array.from(values ?? indices.map(() => 1)),
      },
    });
  }

  setBounds(columns: Int32Array, lower: Float64Array, upper: Float64Array): void {
    if (columns.length > 0) this.#model.changeColsBounds({ kind: "set", indices: columns }, lower, upper);
  }

  /**
   * Solves the program.
   * @param after the change since the last solve: columns keep the basis feasible, rows and bounds keep it dual
   * feasible
   * @returns the objective's value
   * @throws if there is no optimum
   */
  solve(after: "columns" | "rows"): number {
    this.#model.options.set("simplex_strategy", after === "columns" ? PRIMAL_SIMPLEX : DUAL_SIMPLEX);
    this.#model.run();
    const status = this.#model.getModelStatus();
    if (status !== OPTIMAL) throw new Error(`the linear program ended with status ${status}`);
    const { colValue, rowDual } = this.#model.getSolution();
    this.#solution = { values: colValue, duals: rowDual };
    this.iterations += Number(this.#model.info.get("simplex_iteration_count"));
    return this.#model.getObjectiveValue();
  }

  get values(): Float64Array {
    return this.#solution.values;
  }

  /** The prices of the rows: how much the objective gains from one more unit of a limit. */
  get duals(): Float64Array {
    return this.#solution.duals;
  }

  dispose(): void {
    this.#model.dispose();
  }
}

function emptyModel(numRows: number) {
  return {
    numCols: 0,
    numRows,
    colCost: [],
    colLower: [],
    colUpper: [],
    matrix: { format: "csc" as const, numRows, numCols: 0, starts: [0], indices: [], values: [] },
  };
}
