import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "react-router-dom";
import { type Trpc, useTrpc } from "./trpc.tsx";

/** Pages whose key is not the first word of their address. */
const KEYS = new Map([
  ["", "home"],
  ["hizmetler", "services"],
]);
const LONGEST_KEY = 60;

/** The key of a page's row among the head tags the administrator sets (admin-area.md section 3); none for what has tags of its own, like a post. */
function pageKeyOf(pathname: string): string | undefined {
  const [, first = "", deeper] = pathname.split("/");
  if (deeper !== undefined || first.length > LONGEST_KEY) return undefined;
  return KEYS.get(first) ?? first;
}

/** The administrator's head tags of an address; undefined where it has none by its nature. */
export function pageSeoQuery(trpc: Trpc, pathname: string) {
  const pageKey = pageKeyOf(pathname);
  return pageKey === undefined ? undefined : trpc.site.pageSeo.queryOptions({ pageKey });
}

/** The tags that were loaded with the present page. */
export function usePageSeo() {
  const query = pageSeoQuery(useTrpc(), useLocation().pathname);
  const queryClient = useQueryClient();
  return query && queryClient.getQueryData(query.queryKey);
}
