import type { Listing } from "@site/contract/becayis/listings/schema";
import { paths } from "@site/contract/paths";

/** Returns the text for link previews: the description, or a sentence with the two posts. */
export function getSummary({
  description,
  offer_institution,
  offer_position,
  offer_city,
  wanted_city,
}: Listing): string {
  return (
    description || `${offer_institution}, ${offer_position}: ${offer_city} ile ${wanted_city} arasında becayiş ilanı.`
  );
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
    validFrom: listing.published_at ?? listing.created_at,
    validThrough: listing.expires_at,
    availableAtOrFrom: { "@type": "Place", name: getPlace(listing.offer_city, listing.offer_district) },
    areaServed: places.length === 1 ? places[0] : places,
    itemOffered: {
      "@type": "Service",
      name: `${listing.offer_position}, ${listing.offer_institution}`,
      serviceType: "Becayiş",
    },
  };
}

function getPlace(city: string, district: string | null): string {
  return district ? `${district}, ${city}` : city;
}
