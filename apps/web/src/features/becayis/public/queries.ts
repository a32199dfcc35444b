import type { listListingsInput } from "@site/contract/becayis/listings/schema";
import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { nullIfNotFound, type Trpc } from "../../../framework/browser.ts";

/** Separates the cached answers: members also see their own requests and names visible to them. */
type Reader = "visitor" | "member";

/** The query key of the listings calls, so that invalidating them includes these queries. */
export const listingsKey = [["becayis", "listings"]] as const;

/** Returns the query of a page of listings. */
export function listingsQuery(trpc: Trpc, reader: Reader, input: z.input<typeof listListingsInput>) {
  return queryOptions({
    queryKey: [...listingsKey, reader, input],
    queryFn: () => trpc.client.becayis.listings.list.query(input),
  });
}

/** Returns the query of a listing by its slug or number; its data is null if there is none. */
export function listingQuery(trpc: Trpc, reader: Reader, identifier: string) {
  const { getById, getBySlug } = trpc.client.becayis.listings;
  const read = () =>
    /^\d+$/.test(identifier) ? getById.query({ id: Number(identifier) }) : getBySlug.query({ slug: identifier });
  return queryOptions({ queryKey: [...listingsKey, reader, identifier], queryFn: () => nullIfNotFound(read()) });
}
