/** The job that plans a board, and the solver in its thread, for the bench. */
export { planBoard } from "../features/becayis/swaps/planning/plan-service.ts";
export { planInThread } from "../features/becayis/swaps/planning/plan-thread.ts";
