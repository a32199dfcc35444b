import { useQuery } from "@tanstack/react-query";
import { useTrpc } from "../../shared/lib/trpc.tsx";

const LOOK_AGAIN_MS = 120_000;
const FRESH_MS = 15_000;

/** What waits for the member and how many notices are unread: asked for every two minutes while the page is seen, and when it comes back into view. */
export function useNoticeSummary() {
  return useQuery(
    useTrpc().user.notices.summary.queryOptions(undefined, {
      staleTime: FRESH_MS,
      refetchInterval: LOOK_AGAIN_MS,
      refetchOnWindowFocus: true,
    }),
  );
}
