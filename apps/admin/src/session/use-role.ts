import type { AdminRole } from "@site/contract/account/administrators/roles";
import { trpc } from "../api/trpc.ts";

const USER_STALE_MS = 5 * 60_000;

/** Returns the query of the signed-in administrator. */
export function useSignedIn() {
  return trpc.admin.session.me.useQuery(undefined, { staleTime: USER_STALE_MS, refetchOnWindowFocus: true });
}

/** Returns the role of the signed-in administrator; undefined until it is known. */
export function useRole(): AdminRole | undefined {
  return useSignedIn().data?.role;
}
