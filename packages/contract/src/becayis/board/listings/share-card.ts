import type { ShareCard } from "../../../site/seo/share-card.ts";
import { getRoute, type ListingPosts } from "./listing-route.ts";
import { getWishesText } from "./wish-texts.ts";

/** Returns what a listing's share picture says: no text that its owner wrote, because it may name a person. */
export function getListingCard(listing: ListingPosts): Pick<ShareCard, "kicker" | "title" | "lead"> {
  const others = getWishesText(listing.wishes.slice(1));
  return {
    kicker: `Becayiş · ${listing.offer_institution}`,
    title: getRoute(listing),
    lead: others ? `${listing.offer_position} · Ayrıca: ${others}` : listing.offer_position,
  };
}
