import type { Listing } from "./schema.ts";

/** The posts of a listing, as every view of it has them. */
export type ListingPosts = Pick<
  Listing,
  "offer_institution" | "offer_position" | "offer_city" | "wanted_city" | "wishes"
>;

/** Returns the way as "Ankara → İzmir", to the place that is wanted most; share pictures show the same. */
export function getRoute({ offer_city, wanted_city }: Pick<ListingPosts, "offer_city" | "wanted_city">): string {
  return `${offer_city} → ${wanted_city}`;
}
