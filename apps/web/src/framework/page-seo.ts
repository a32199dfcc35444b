import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "./navigation.tsx";
import { type Trpc, useTrpc } from "./trpc.tsx";

/** Keys of pages that differ from the first path segment. */
const KEYS = new Map([
  ["", "home"],
  ["hizmetler", "services"],
]);
const MAX_KEY_LENGTH = 60;

/** Returns the key of the administrator's head tags; undefined for deeper paths, which have tags of their own. */
function pageKeyOf(pathname: string): string | undefined {
  const [, first = "", deeper] = pathname.split("/");
  if (deeper !== undefined || first.length > MAX_KEY_LENGTH) return undefined;
  return KEYS.get(first) ?? first;
}

/** Returns the query of the administrator's head tags; undefined for pages that cannot have any. */
export function pageSeoQuery(trpc: Trpc, pathname: string) {
  const pageKey = pageKeyOf(pathname);
  return pageKey === undefined ? undefined : trpc.site.pageSeo.queryOptions({ pageKey });
}

/** Returns the administrator's head tags loaded with the current page. */
export function usePageSeo() {
  const query = pageSeoQuery(useTrpc(), useLocation().pathname);
  const queryClient = useQueryClient();
  return query && queryClient.getQueryData(query.queryKey);
}
