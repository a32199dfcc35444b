import type { Listing } from "@site/contract/becayis/listings/schema";
import { paths } from "@site/contract/paths";

/** Returns the schema.org ItemList of a page of listings; nothing for an empty page. */
export function boardJsonLd(listings: Listing[], siteUrl: string): object[] {
  if (listings.length === 0) return [];
  return [
    {
      "@context": "https://schema.org",
      "@type": "ItemList",
      itemListElement: listings.map(({ slug }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        url: siteUrl + paths.listing(slug),
      })),
    },
  ];
}
