/** Reads the reader statistics without a server, for `npm run bench`. */

export { closeStatistics } from "../features/readers/statistics/closing-service.ts";
export * as statistics from "../features/readers/statistics/reading/service.ts";
