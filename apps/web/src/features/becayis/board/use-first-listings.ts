import type { Listing, listListingsInput } from "@site/contract/becayis/board/listings/schema";
import { useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { trpc } from "../../../framework/browser.ts";
import { listingsQuery } from "../public/queries.ts";

/** Returns the listings a visitor sees: structured data must not contain details visible to one member only. */
export function useFirstListings(input: z.input<typeof listListingsInput>): Listing[] {
  const { client } = trpc.useUtils();
  return useQuery({ ...listingsQuery(client, "visitor", input), enabled: false }).data?.items ?? [];
}
