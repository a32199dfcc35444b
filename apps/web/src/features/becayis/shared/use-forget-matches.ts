import { useQueryClient } from "@tanstack/react-query";
import { useTrpc } from "../../../shared/lib/trpc.tsx";
import { forgetListings } from "./queries.ts";

/** After an answer: what was read of matches, rings, requests and listings is stale, one binds the other. */
export function useForgetMatches(): () => Promise<void> {
  const trpc = useTrpc();
  const queryClient = useQueryClient();
  return async () => {
    const { matches, rings, contactRequests } = trpc.becayis;
    await Promise.all([matches.invalidate(), rings.invalidate(), contactRequests.invalidate(), forgetListings(queryClient, trpc)]);
  };
}
