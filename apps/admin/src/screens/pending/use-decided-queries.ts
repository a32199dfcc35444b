import { trpc } from "../../api/trpc.ts";

/**
 * Returns the queries that decisions on waiting records change: of this administrator, and of others by an event of the
 * server.
 */
export function useDecidedQueries() {
  const { pending, becayis, comments, contactMessages, emailLogs } = trpc.useUtils().admin;
  const { listings, reports, staffDocuments, stats, recentActivity } = becayis;
  return [pending, listings, reports, staffDocuments, stats, recentActivity, comments, contactMessages, emailLogs];
}
