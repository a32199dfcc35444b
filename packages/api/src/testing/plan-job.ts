/** Planning of a board with the solver in its thread, for `npm run bench`. */
export { planBoard } from "../features/becayis/swaps/planning/plan-service.ts";
export { planInThread } from "../features/becayis/swaps/planning/plan-thread.ts";
