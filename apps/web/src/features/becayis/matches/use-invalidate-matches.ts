import { trpc } from "../../../framework/browser.ts";

/** Returns a function that invalidates everything an answer can change: matches, rings, requests, listings, summary. */
export function useInvalidateMatches(): () => Promise<void> {
  const { becayis, user } = trpc.useUtils();
  return async () => {
    await Promise.all([
      becayis.matches.invalidate(),
      becayis.rings.invalidate(),
      becayis.contactRequests.invalidate(),
      becayis.listings.invalidate(),
      user.notifications.summary.invalidate(),
    ]);
  };
}
