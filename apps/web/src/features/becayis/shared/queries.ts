import type { listListingsInput } from "@site/contract/becayis/schema";
import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { nullIfNotFound } from "../../../shared/lib/null-if-not-found.ts";
import type { Trpc } from "../../../shared/lib/trpc.tsx";

/** Who asks: a member sees their own requests and the names that were opened to them, so the two answers are kept apart. */
type Reader = "visitor" | "member";

/** Under the key of the calls of listings, so that what invalidates them finds these. */
export const listingsKey = [["becayis", "listings"]] as const;

/** A page of listings. */
export function listingsQuery(trpc: Trpc, reader: Reader, input: z.input<typeof listListingsInput>) {
  return queryOptions({
    queryKey: [...listingsKey, reader, input],
    queryFn: () => trpc.client.becayis.listings.list.query(input),
  });
}

/** A listing by its slug or its number, or null. */
export function listingQuery(trpc: Trpc, reader: Reader, identifier: string) {
  const { getById, getBySlug } = trpc.client.becayis.listings;
  const read = () =>
    /^\d+$/.test(identifier) ? getById.query({ id: Number(identifier) }) : getBySlug.query({ slug: identifier });
  return queryOptions({ queryKey: [...listingsKey, reader, identifier], queryFn: () => nullIfNotFound(read()) });
}
