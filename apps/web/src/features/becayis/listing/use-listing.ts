import { useHasToken } from "@site/browser/use-has-token";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { memberToken, trpc } from "../../../framework/browser.ts";
import { listingQuery } from "../board/queries.ts";

/**
 * Returns a listing, or null if there is none. Members may see more than the server-rendered public data: their own
 * requests, names visible to them, and own unpublished listings. Until that has loaded they see the public data.
 */
export function useListing(identifier: string) {
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  const isMember = useHasToken(memberToken);
  const forAll = listingQuery(client, "visitor", identifier);
  const query = useQuery(isMember ? listingQuery(client, "member", identifier) : forAll);
  return {
    ...query,
    data: query.data === undefined ? (queryClient.getQueryData(forAll.queryKey) ?? undefined) : query.data,
  };
}
