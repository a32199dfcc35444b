import type { PackedBoard, Plan } from "@site/planning";
import { ThreadPool, ThreadTimeoutError } from "../../../../core/queue/thread-pool.ts";

/** Time limits of the solver and of the plan without a solver, many times the need of the largest boards. */
export const PLAN_LIMITS = { solveMs: 10 * 60_000, firstComeMs: 5 * 60_000 };

/** The heap is more than twice the need of 20,000 listings with five wishes, without the solver's own memory. */
const pool = new ThreadPool<typeof import("./plan-worker.ts")>({
  name: "plan-worker",
  source: new URL("plan-worker.ts", import.meta.url),
  heapMiB: 256,
  limitMs: PLAN_LIMITS.solveMs,
});

/**
 * Plans a board in a thread that ends afterwards.
 * @param limits time limits; a plan without the solver is made after the first one
 * @throws ThreadTimeoutError after the second limit; the reason of `signal`; an error if the thread fails
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
