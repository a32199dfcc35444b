import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient } from "@tanstack/react-query";

const STALE_MS = 5 * 60_000;

/**
 * A query client whose invalidation also restarts first loads. TanStack Query restarts only queries that have data
 * (`cancelRefetch` of https://tanstack.com/query/latest/docs/reference/QueryClient#queryclientrefetchqueries), so that
 * a list whose first answer has not arrived would show data from before the change.
 */
class CurrentQueryClient extends QueryClient {
  override invalidateQueries(filters?: InvalidateQueryFilters, options?: InvalidateOptions): Promise<void> {
    const loading = { ...filters, type: "active", fetchStatus: "fetching" } as const;
    if ((filters?.refetchType ?? "active") !== "none")
      for (const query of this.getQueryCache().findAll(loading))
        if (query.state.data === undefined) void query.cancel({ silent: true }); // callers get the next answer
    return super.invalidateQueries(filters, options);
  }
}

/**
 * Creates a query client without retries and refetch on focus; data is fresh for five minutes. Calls ignore the
 * browser's online state: a paused call would leave a clicked link without any effect.
 */
export function createQueryClient(): QueryClient {
  return new CurrentQueryClient({
    defaultOptions: {
      queries: {
        networkMode: "always",
        refetchOnReconnect: true,
        retry: false,
        refetchOnWindowFocus: false,
        staleTime: STALE_MS,
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
}
