import type { ShareCard } from "../../../site/seo/share-card.ts";
import { getRoute, type ListingPosts } from "./listing-route.ts";
import { getWishesText } from "./wish-texts.ts";

/** Returns the texts of a listing's share picture. It contains no text of the owner, which may name a person. */
export function getListingCard(listing: ListingPosts): Pick<ShareCard, "kicker" | "title" | "lead"> {
  const others = getWishesText(listing.wishes.slice(1));
  return {
    kicker: `Becayiş · ${listing.offerInstitution}`,
    title: getRoute(listing),
    lead: others ? `${listing.offerPosition} · Ayrıca: ${others}` : listing.offerPosition,
  };
}
