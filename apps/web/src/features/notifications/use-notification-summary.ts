import { useQuery } from "@tanstack/react-query";
import { useTrpc } from "../../framework/browser.ts";

const POLL_INTERVAL_MS = 120_000;
const FRESH_MS = 15_000;

/**
 * Returns the numbers of pending tasks and unread notifications. Polls every two minutes while the page is visible, and
 * refetches when it becomes visible again.
 */
export function useNotificationSummary() {
  return useQuery(
    useTrpc().user.notifications.summary.queryOptions(undefined, {
      staleTime: FRESH_MS,
      refetchInterval: POLL_INTERVAL_MS,
      refetchOnWindowFocus: true,
    }),
  );
}
