import { queryOptions } from "@tanstack/react-query";
import { nullIfNotFound, type Trpc } from "../../framework/browser.ts";

/** Returns the query of a service; its data is null if there is none. */
export function serviceQuery(trpc: Trpc, slug: string) {
  return queryOptions({
    queryKey: ["services", "get", slug],
    queryFn: () => nullIfNotFound(trpc.client.services.get.query({ slug })),
  });
}
