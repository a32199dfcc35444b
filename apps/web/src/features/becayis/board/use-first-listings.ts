import type { Listing, listListingsInput } from "@site/contract/becayis/board/listings/schema";
import { useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { trpc } from "../../../framework/browser.ts";
import { listingsQuery } from "./queries.ts";

/**
 * Returns the listings as visitors see them, for structured data, which must contain nothing that one member alone
 * sees.
 */
export function useFirstListings(input: z.input<typeof listListingsInput>): Listing[] {
  const { client } = trpc.useUtils();
  return useQuery({ ...listingsQuery(client, "visitor", input), enabled: false }).data?.items ?? [];
}
