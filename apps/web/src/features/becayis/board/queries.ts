import type { listListingsInput } from "@site/contract/becayis/board/listings/schema";
import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { type Client, memberToken, nullIfNotFound } from "../../../framework/browser.ts";

/** Keeps the cached answers for visitors and members apart, because members also see their requests and some names. */
type Reader = "visitor" | "member";

/** Returns the reader of this browser. The server always renders for visitors. */
export function readerNow(): Reader {
  return memberToken.read() === null ? "visitor" : "member";
}

/** The query key of the listings calls, so that invalidating them includes these queries. */
export const listingsKey = [["becayis", "listings"]] as const;

/** Returns the query of a page of listings. */
export function listingsQuery(client: Client, reader: Reader, input: z.input<typeof listListingsInput>) {
  return queryOptions({
    queryKey: [...listingsKey, reader, input],
    queryFn: () => client.becayis.listings.list.query(input),
  });
}

/** Returns the query of a listing by its slug or number; its data is null if there is none. */
export function listingQuery(client: Client, reader: Reader, identifier: string) {
  const { getById, getBySlug } = client.becayis.listings;
  const read = () =>
    /^\d+$/.test(identifier) ? getById.query({ id: Number(identifier) }) : getBySlug.query({ slug: identifier });
  return queryOptions({ queryKey: [...listingsKey, reader, identifier], queryFn: () => nullIfNotFound(read()) });
}

/** Returns the query for the direction of a listing that has left the board; its data is null for any other listing. */
export function endedQuery(client: Client, identifier: string) {
  return queryOptions({
    queryKey: [...listingsKey, "ended", identifier],
    queryFn: () => nullIfNotFound(client.becayis.landing.ended.query({ slug: identifier })),
  });
}
