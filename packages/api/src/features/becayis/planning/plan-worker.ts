import { parentPort } from "node:worker_threads";
import { solveBoard, solveFirstCome } from "@site/planning";
import { lowerThreadPriority } from "../../../core/queue/low-priority.ts";
import type { PlanAnswer, PlanTask } from "./plan-thread.ts";

lowerThreadPriority();

/** Entry of the thread started by plan-thread.ts: the solver would hold requests for seconds. */
parentPort?.on("message", async ({ board }: PlanTask) => {
  const post = (answer: PlanAnswer) => parentPort?.postMessage(answer);
  post({ kind: "first come", plan: solveFirstCome(board) });
  post({ kind: "solved", plan: await solveBoard(board) });
});
