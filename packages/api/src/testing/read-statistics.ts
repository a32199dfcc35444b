/** For measuring the reader statistics outside of a server. */

export { closeStatistics } from "../features/readers/statistics/closing-service.ts";
export * as statistics from "../features/readers/statistics/reading/service.ts";
