import type { Listing } from "@site/contract/becayis/board/listings/schema";
import { limits } from "@site/contract/common/limits";
import { paths } from "@site/contract/paths";

/** Returns the schema.org ItemList of a numbered page of listings; nothing for an empty page. */
export function boardJsonLd(listings: Listing[], siteUrl: string, page: number): object[] {
  if (listings.length === 0) return [];
  const before = (page - 1) * limits.listingsPerPage;
  return [
    {
      "@context": "https://schema.org",
      "@type": "ItemList",
      itemListElement: listings.map(({ slug }, index) => ({
        "@type": "ListItem",
        position: before + index + 1,
        url: siteUrl + paths.listing(slug),
      })),
    },
  ];
}
