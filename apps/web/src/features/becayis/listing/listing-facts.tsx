import { formatDate } from "@site/browser/format-date";
import type { Listing } from "@site/contract/becayis/board/listings/schema";
import { limits } from "@site/contract/common/limits";
import { formatNumber } from "@site/contract/common/text";
import type { ReactNode } from "react";
import { NO_DATE } from "../../../shared/text/time-ago.ts";

/** Shows the owner's name, the dates, and the numbers of views and contact requests. */
export function ListingFacts({ listing }: { listing: Listing }) {
  const facts: { name: string; value: ReactNode }[] = [
    { name: "İlan sahibi", value: listing.user.fullName },
    {
      name: "Yayın tarihi",
      value:
        listing.publishedAt === null ? (
          "Henüz yayınlanmadı"
        ) : (
          <time dateTime={listing.publishedAt}>{formatDate(listing.publishedAt)}</time>
        ),
    },
    {
      name: "Son güncelleme",
      value: <time dateTime={listing.updatedAt}>{formatDate(listing.updatedAt, NO_DATE)}</time>,
    },
    { name: "Geçerlilik", value: <time dateTime={listing.expiresAt}>{formatDate(listing.expiresAt, NO_DATE)}</time> },
    ...(listing.viewCount >= limits.viewsShownFrom
      ? [{ name: "Görüntülenme", value: formatNumber(listing.viewCount) }]
      : []),
    { name: "İletişim isteği", value: formatNumber(listing.contactCount) },
  ];
  return (
    <dl>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
