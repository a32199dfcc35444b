import { QueryClient } from "@tanstack/react-query";

const STALE_MS = 5 * 60_000;

/**
 * Creates a query client without retries and refetch on focus; data is fresh for five minutes. Calls ignore the
 * browser's online state: a paused call would leave a clicked link without any effect.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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
