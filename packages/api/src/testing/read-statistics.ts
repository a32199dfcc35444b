/** For measuring the reader statistics outside of a server. */
export * as statistics from "../features/statistics/reading/service.ts";
export { closeStatistics } from "../features/statistics/closing-service.ts";
export { appOn } from "./app-on.ts";
