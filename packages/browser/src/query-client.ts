import { QueryClient } from "@tanstack/react-query";

const STALE_MS = 5 * 60_000;

/**
 * No retries, no refetch on focus, five minutes fresh. Calls are made whatever the browser says of the
 * connection: one that waits for it would leave a link without any effect.
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
