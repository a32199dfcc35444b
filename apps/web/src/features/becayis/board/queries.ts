import type { listListingsInput } from "@site/contract/becayis/schema";
import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import type { Trpc } from "../../../shared/lib/trpc.tsx";

/** Who asks: a member sees their own requests and the names that were opened to them, so the two answers are kept apart. */
export type Reader = "visitor" | "member";

/** A page of listings. */
export function listingsQuery(trpc: Trpc, reader: Reader, input: z.input<typeof listListingsInput>) {
  return queryOptions({ queryKey: ["becayis", "listings", reader, input], queryFn: () => trpc.client.becayis.listings.list.query(input) });
}
