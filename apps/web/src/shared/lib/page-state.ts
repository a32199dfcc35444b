import type { QueryClient, QueryKey } from "@tanstack/react-query";

/** What the server read for a page, as JSON: pairs of query key and data. What only the browser will ask for has no data yet. */
export function handOver(queryClient: QueryClient): string {
  const state = queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.data !== undefined)
    .map((query) => [query.queryKey, query.state.data]);
  return JSON.stringify(state).replaceAll("<", "\\u003c");
}

/** Puts it into the browser's cache, so that the first render finds everything. */
export function takeOver(queryClient: QueryClient, json: string): void {
  const state: [QueryKey, unknown][] = JSON.parse(json);
  for (const [key, data] of state) queryClient.setQueryData(key, data);
}
