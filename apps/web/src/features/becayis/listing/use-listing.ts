import { useHasToken } from "@site/browser/use-has-token.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { memberToken } from "../../../shared/lib/member-token.ts";
import { useTrpc } from "../../../shared/lib/trpc.tsx";
import { listingQuery } from "../shared/queries.ts";

/**
 * A listing, or null where there is none. Members see more than the document that came for everybody: their own requests, names
 * that were opened to them, and own listings that are not published. Until that is here they see what everybody sees.
 */
export function useListing(identifier: string) {
  const trpc = useTrpc();
  const queryClient = useQueryClient();
  const isMember = useHasToken(memberToken);
  const forAll = listingQuery(trpc, "visitor", identifier);
  return useQuery({
    ...(isMember ? listingQuery(trpc, "member", identifier) : forAll),
    placeholderData: () => queryClient.getQueryData(forAll.queryKey) ?? undefined,
  });
}
