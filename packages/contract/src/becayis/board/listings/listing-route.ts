import type { Listing } from "./schema.ts";

/** The offered post and the first wish, as every view of a listing has them. */
export type ListingPosts = Pick<Listing, "offerInstitution" | "offerPosition" | "offerCity" | "wantedCity" | "wishes">;

/** Returns the direction as "Ankara → İzmir", to the first wish. */
export function getRoute({ offerCity, wantedCity }: Pick<ListingPosts, "offerCity" | "wantedCity">): string {
  return `${offerCity} → ${wantedCity}`;
}
