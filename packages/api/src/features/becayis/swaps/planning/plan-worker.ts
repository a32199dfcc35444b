import { lowerThreadPriority } from "./low-priority.ts";

/** Functions that plan-thread.ts runs in a thread, because the solver would block requests for seconds. */
export { solveBoard, solveFirstCome } from "@site/planning";

lowerThreadPriority();
