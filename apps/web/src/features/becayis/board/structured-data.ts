import type { Listing } from "@site/contract/becayis/schema";
import { paths } from "@site/contract/paths";

/** schema.org ItemList of a page of listings; none for an empty one. */
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
