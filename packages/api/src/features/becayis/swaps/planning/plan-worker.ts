import { lowerThreadPriority } from "../../../../core/queue/low-priority.ts";

/** Functions of the thread of plan-thread.ts: the solver would hold requests for seconds. */
export { solveBoard, solveFirstCome } from "@site/planning";

lowerThreadPriority();
