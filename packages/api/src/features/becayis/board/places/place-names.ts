import type { Wish } from "@site/contract/becayis/board/listings/schema";
import type { Query } from "../../../../core/database/query.ts";
import { NAME_PLACES } from "./queries.ts";

/** Returns the names of places, in their order. */
export function namePlaces(query: Query, places: readonly number[]): Promise<Wish[]> {
  return query<Wish>(NAME_PLACES, [places]);
}
