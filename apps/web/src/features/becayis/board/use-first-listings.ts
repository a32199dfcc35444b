import type { Listing, listListingsInput } from "@site/contract/becayis/schema";
import { useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { useTrpc } from "../../../shared/lib/trpc.tsx";
import { listingsQuery } from "../shared/queries.ts";

/** What a visitor finds on a page: what a document says to machines holds nothing that was opened to one member alone. */
export function useFirstListings(input: z.input<typeof listListingsInput>): Listing[] {
  return useQueryClient().getQueryData(listingsQuery(useTrpc(), "visitor", input).queryKey)?.listings ?? [];
}
