import type { PackedBoard, Plan } from "@site/planning";
import { startThread } from "../../../core/queue/thread.ts";

/** Heap of the thread, of which 100,000 listings with five wishes need about half. The solver's memory is outside. */
const HEAP_MIB = 1_024;
/** Time for the plan without a solver, and for the solver: many times what the largest boards need. */
export const PLAN_LIMITS = { beginMs: 5 * 60_000, solveMs: 10 * 60_000 };

export interface PlanTask {
  board: PackedBoard;
}

export type PlanAnswer = { kind: "first come" | "solved"; plan: Plan };

/**
 * Plans a board in a thread of its own, which ends afterwards.
 * @param limits safety against a solver that does not end; the plan without a solver is returned then, not finished
 * @throws if there is not even that, or the thread runs out of memory
 */
export async function planInThread(
  board: PackedBoard,
  { signal, limits = PLAN_LIMITS }: { signal?: AbortSignal | undefined; limits?: typeof PLAN_LIMITS } = {},
): Promise<Plan> {
  const worker = startThread("plan-worker", new URL("plan-worker.ts", import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB },
  });
  let timer: NodeJS.Timeout | undefined;
  let stop: (() => void) | undefined;
  try {
    return await new Promise<Plan>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`the plan was not begun within ${limits.beginMs} ms`)), limits.beginMs);
      stop = () => reject(new Error("the product stops"));
      signal?.addEventListener("abort", stop);
      worker.on("error", reject);
      worker.on("exit", () => reject(new Error("the thread of the plan has ended")));
      worker.on("message", ({ kind, plan }: PlanAnswer) => {
        if (kind === "solved") return resolve(plan);
        clearTimeout(timer);
        timer = setTimeout(() => resolve(plan), limits.solveMs);
      });
      const task: PlanTask = { board };
      worker.postMessage(
        task,
        Object.values(board).map(({ buffer }: Int32Array | Float64Array) => buffer as ArrayBuffer),
      );
    });
  } finally {
    clearTimeout(timer);
    if (stop) signal?.removeEventListener("abort", stop); // the signal is shared by all jobs of the process
    await worker.terminate();
  }
}
