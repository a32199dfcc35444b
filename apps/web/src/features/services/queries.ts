import { queryOptions } from "@tanstack/react-query";
import { nullIfNotFound } from "../../framework/null-if-not-found.ts";
import type { Trpc } from "../../framework/trpc.tsx";

/** Returns the query of a service; its data is null if there is none. */
export function serviceQuery(trpc: Trpc, slug: string) {
  return queryOptions({
    queryKey: ["services", "get", slug],
    queryFn: () => nullIfNotFound(trpc.client.services.get.query({ slug })),
  });
}
