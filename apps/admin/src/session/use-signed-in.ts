import { trpc } from "../api/trpc.ts";

const USER_STALE_MS = 5 * 60_000;

/** Returns the query for the signed-in administrator. */
export function useSignedIn() {
  return trpc.admin.session.me.useQuery(undefined, { staleTime: USER_STALE_MS, refetchOnWindowFocus: true });
}
