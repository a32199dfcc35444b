import { useTrpc } from "../../../shared/lib/trpc.tsx";

/** After an answer: what was read of matches, rings, requests, listings and what waits is stale, one binds the other. */
export function useForgetMatches(): () => Promise<void> {
  const { becayis, user } = useTrpc();
  return async () => {
    await Promise.all([
      becayis.matches.invalidate(),
      becayis.rings.invalidate(),
      becayis.contactRequests.invalidate(),
      becayis.listings.invalidate(),
      user.notices.summary.invalidate(),
    ]);
  };
}
