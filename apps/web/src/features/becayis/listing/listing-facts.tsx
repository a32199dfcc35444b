import { formatDate } from "@site/browser/format-date";
import type { Listing } from "@site/contract/becayis/board/listings/schema";
import { limits } from "@site/contract/common/limits";
import { formatNumber } from "@site/contract/common/text";
import type { ReactNode } from "react";
import { NO_DATE } from "../../../shared/text/time-ago.ts";

/** Shows the owner, the dates, and the numbers of views and requests. */
export function ListingFacts({ listing }: { listing: Listing }) {
  const facts: { name: string; value: ReactNode }[] = [
    { name: "İlan sahibi", value: listing.user.full_name },
    {
      name: "Yayın tarihi",
      value:
        listing.published_at === null ? (
          "Henüz yayınlanmadı"
        ) : (
          <time dateTime={listing.published_at}>{formatDate(listing.published_at)}</time>
        ),
    },
    {
      name: "Son güncelleme",
      value: <time dateTime={listing.updated_at}>{formatDate(listing.updated_at, NO_DATE)}</time>,
    },
    { name: "Geçerlilik", value: <time dateTime={listing.expires_at}>{formatDate(listing.expires_at, NO_DATE)}</time> },
    ...(listing.view_count >= limits.viewsShownFrom
      ? [{ name: "Görüntülenme", value: formatNumber(listing.view_count) }]
      : []),
    { name: "İletişim isteği", value: formatNumber(listing.contact_count) },
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
