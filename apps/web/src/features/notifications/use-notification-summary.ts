import { trpc } from "../../framework/browser.ts";

const POLL_INTERVAL_MS = 120_000;
const FRESH_MS = 15_000;

/**
 * Returns the numbers of pending tasks and unread notifications. Polls every two minutes while the page is visible, and
 * refetches when it becomes visible again.
 */
export function useNotificationSummary() {
  return trpc.user.notifications.summary.useQuery(undefined, {
    staleTime: FRESH_MS,
    refetchInterval: POLL_INTERVAL_MS,
    refetchOnWindowFocus: true,
  });
}
