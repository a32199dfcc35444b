import type { ListingPosts } from "@site/contract/becayis/board/listings/listing-route";
import { otherWishesText } from "@site/contract/becayis/board/listings/wish-texts";
import { fromCity, toCity } from "../places/city-case.ts";

/** Returns direction and post of a listing in one line without a full stop. It names nothing of the owner. */
export function getShareText(listing: ListingPosts): string {
  const { offerInstitution, offerPosition, offerCity, wantedCity } = listing;
  const others = otherWishesText(listing.wishes);
  const way = `${fromCity(offerCity)} ${toCity(wantedCity)}${others && ` (${others})`}`;
  return `${offerInstitution}, ${offerPosition}: ${way} becayiş ilanı`;
}
