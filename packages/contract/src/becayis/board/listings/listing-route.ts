import type { Listing } from "./schema.ts";

/** The offered post and the first wish, as every view of a listing has them. */
export type ListingPosts = Pick<
  Listing,
  "offer_institution" | "offer_position" | "offer_city" | "wanted_city" | "wishes"
>;

/** Returns the direction as "Ankara → İzmir", to the first wish. */
export function getRoute({ offer_city, wanted_city }: Pick<ListingPosts, "offer_city" | "wanted_city">): string {
  return `${offer_city} → ${wanted_city}`;
}
