import { useHasToken } from "@site/browser/use-has-token";
import { memberToken, trpc } from "../../../framework/browser.ts";
import { useDiscardRejected } from "../../session/use-discard-rejected.ts";

/** Returns the signed-in member's listings; no data for visitors or while loading. */
export function useOwnListings() {
  const isMember = useHasToken(memberToken);
  const query = trpc.becayis.listings.mine.useQuery(undefined, { enabled: isMember });
  useDiscardRejected(memberToken, query.error);
  return isMember ? query : { ...query, data: undefined };
}
