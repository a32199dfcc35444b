import type { PackedBoard, Plan } from "@site/planning";
import { ThreadPool, ThreadTimeoutError } from "../../../../core/queue/thread-pool.ts";

/** Time for the solver, and for the plan without it: many times what the largest boards need. */
export const PLAN_LIMITS = { solveMs: 10 * 60_000, firstComeMs: 5 * 60_000 };

/** The heap is more than twice what 20,000 listings with five wishes need. The solver's memory is outside. */
const pool = new ThreadPool<typeof import("./plan-worker.ts")>({
  name: "plan-worker",
  source: new URL("plan-worker.ts", import.meta.url),
  heapMiB: 256,
  limitMs: PLAN_LIMITS.solveMs,
});

/**
 * Plans a board in a thread that ends afterwards.
 * @param limits safety against a solver that does not end; the plan without a solver is made then, not finished
 * @throws ThreadTimeoutError if that takes too long too; the reason of `signal`; an error if the thread fails
 */
export async function planInThread(
  board: PackedBoard,
  { signal, limits = PLAN_LIMITS }: { signal?: AbortSignal | undefined; limits?: typeof PLAN_LIMITS } = {},
): Promise<Plan> {
  try {
    return await pool.run("solveBoard", board, { signal, limitMs: limits.solveMs });
  } catch (error) {
    if (!(error instanceof ThreadTimeoutError)) throw error;
    return pool.run("solveFirstCome", board, { signal, limitMs: limits.firstComeMs });
  }
}
