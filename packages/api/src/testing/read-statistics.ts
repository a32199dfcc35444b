/** For measuring the reader statistics outside of a server. */

export { closeStatistics } from "../features/statistics/closing-service.ts";
export * as statistics from "../features/statistics/reading/service.ts";
