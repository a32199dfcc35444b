import { getRoute } from "@site/contract/becayis/board/listings/listing-route";
import type { Listing } from "@site/contract/becayis/board/listings/schema";
import { paths } from "@site/contract/paths";
import { getShareText } from "../share/share-text.ts";

/** Returns the title for search engines: direction, title and institution. The owner's own title is not used. */
export function getHeadTitle(listing: Listing): string {
  return `${getRoute(listing)} becayiş: ${listing.offerPosition}, ${listing.offerInstitution}`;
}

/** Returns the text for link previews: one sentence with direction and post, then the owner's description or title. */
export function getSummary(listing: Listing): string {
  return `${getShareText(listing)}. ${listing.description || listing.title}`;
}

/** Returns the schema.org Offer of a listing; it contains nothing about the owner. */
export function listingJsonLd(listing: Listing, siteUrl: string): object {
  const places = listing.wishes.map(({ city, district }) => ({ "@type": "Place", name: getPlace(city, district) }));
  return {
    "@context": "https://schema.org",
    "@type": "Offer",
    name: listing.title,
    description: getSummary(listing),
    category: "Becayiş",
    url: siteUrl + paths.listing(listing.slug),
    validFrom: listing.publishedAt ?? listing.createdAt,
    validThrough: listing.expiresAt,
    availableAtOrFrom: { "@type": "Place", name: getPlace(listing.offerCity, listing.offerDistrict) },
    areaServed: places.length === 1 ? places[0] : places,
    itemOffered: {
      "@type": "Service",
      name: `${listing.offerPosition}, ${listing.offerInstitution}`,
      serviceType: "Becayiş",
    },
  };
}

function getPlace(city: string, district: string | null): string {
  return district ? `${district}, ${city}` : city;
}
