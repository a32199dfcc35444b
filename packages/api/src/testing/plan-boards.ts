/** Sample boards, the solver itself and the job that plans a board, for the bench. */
export { type PlanListing, packBoard } from "../features/becayis/planning/board.ts";
export { sampleBoard, sampleListing } from "../features/becayis/planning/board-sample.ts";
export { planBoard } from "../features/becayis/planning/plan-service.ts";
export { planInThread } from "../features/becayis/planning/plan-thread.ts";
export { seeded } from "../features/becayis/planning/random.ts";
export { type Plan, solveBoard, solveFirstCome } from "../features/becayis/planning/solve.ts";
