import type { Listing, listListingsInput } from "@site/contract/becayis/listings/schema";
import type { z } from "zod";
import { useQueries, useTrpc } from "../../../framework/browser.ts";
import { listingsQuery } from "../public/queries.ts";

/** Returns the listings a visitor sees: structured data must not contain details visible to one member only. */
export function useFirstListings(input: z.input<typeof listListingsInput>): Listing[] {
  return useQueries().getData(listingsQuery(useTrpc(), "visitor", input))?.listings ?? [];
}
