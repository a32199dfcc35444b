export {
  type PackedBoard,
  type PlanBoard,
  type PlanListing,
  packBoard,
  packBoardInPieces,
} from "./board.ts";
export { createRingCheck } from "./rules.ts";
export { type Plan, solveBoard, solveFirstCome } from "./solve.ts";
