import { useHasToken } from "@site/browser/use-has-token";
import { useQuery } from "@tanstack/react-query";
import { memberToken, useTrpc } from "../../../framework/browser.ts";
import { useDiscardRejected } from "../../session/use-discard-rejected.ts";

/** Returns the signed-in member's listings; no data for visitors or while loading. */
export function useOwnListings() {
  const isMember = useHasToken(memberToken);
  const query = useQuery({ ...useTrpc().becayis.listings.mine.queryOptions(), enabled: isMember });
  useDiscardRejected(memberToken, query.error);
  return isMember ? query : { ...query, data: undefined };
}
