import { QueryClient } from "@tanstack/react-query";

const STALE_MS = 5 * 60_000;

/** No retries, no refetch on focus, five minutes fresh (public-site.md section 9). */
export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: STALE_MS }, mutations: { retry: false } } });
}
