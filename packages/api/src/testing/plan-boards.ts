/** Sample boards and the solver itself, for the bench; the product plans in a thread. */
export { type PlanListing, packBoard } from "../features/becayis/planning/board.ts";
export { sampleBoard, sampleListing } from "../features/becayis/planning/board-sample.ts";
export { planInThread } from "../features/becayis/planning/plan-thread.ts";
export { seeded } from "../features/becayis/planning/random.ts";
export { type Plan, solveBoard, solveFirstCome } from "../features/becayis/planning/solve.ts";
