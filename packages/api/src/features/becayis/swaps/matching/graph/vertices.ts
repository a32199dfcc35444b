import type { PlanListing } from "@site/planning";
import type { Query } from "../../../../../core/database/query.ts";
import { FIND_VERTEX } from "./queries.ts";

/** A listing as matching sees it. */
export interface Vertex extends PlanListing {
  institutionId: number;
  serviceClass: string;
  /** All positions of the same service class. */
  peers: number[];
  isComplete: boolean;
}

/** The place of a listing's post. */
export type Post = Pick<Vertex, "offerCityId" | "offerDistrictId">;

/** Returns the rank of the first wish that a post meets, beginning with 1; undefined if it meets none. */
export function rankMet(wantedPlaces: number[], { offerCityId, offerDistrictId }: Post): number | undefined {
  const index = wantedPlaces.findIndex((place) => place === offerCityId || place === offerDistrictId);
  return index < 0 ? undefined : index + 1;
}

/** Returns the listing, or undefined if it cannot be matched. */
export async function findVertex(query: Query, listingId: number): Promise<Vertex | undefined> {
  const [vertex] = await query<Vertex>(FIND_VERTEX, [listingId]);
  return vertex;
}
