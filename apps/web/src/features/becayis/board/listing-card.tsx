import { formatDate } from "@site/browser/format-date";
import type { Listing } from "@site/contract/becayis/board/listings/schema";
import { limits } from "@site/contract/common/limits";
import { formatNumber } from "@site/contract/common/text";
import { paths } from "@site/contract/paths";
import type { ReactNode } from "react";
import type { Highlight } from "../../../shared/highlight/highlight.tsx";
import { NO_DATE, timeAgo } from "../../../shared/text/time-ago.ts";
import { PriorityBadge, RequestBadge, VerifiedBadge } from "../public/badge.tsx";
import { PlacePair } from "../public/place-pair.tsx";
import styles from "./listing-card.module.css";

interface Props {
  listing: Listing;
  /** Marks search words in the title. */
  highlight: Highlight;
  /** Buttons below the card's text. */
  action?: ReactNode;
}

/** Shows a listing as a card on the board. */
export function ListingCard({ listing, highlight, action }: Props) {
  const { slug, title, user, view_count, contact_count, created_at, contact_request_status } = listing;
  return (
    <article className={styles.card} data-listing={listing.id}>
      <div className="row center gap-2">
        {listing.priority !== "normal" && <PriorityBadge priority={listing.priority} />}
        {contact_request_status !== "none" && <RequestBadge status={contact_request_status} />}
        {listing.verified_month && <VerifiedBadge month={listing.verified_month} />}
        {/* the server may have rendered it a few minutes ago */}
        <time
          className={styles.age}
          dateTime={created_at}
          data-tip={formatDate(created_at, NO_DATE)}
          suppressHydrationWarning
        >
          {timeAgo(created_at, Date.now())}
        </time>
      </div>
      <h2 className={styles.title}>
        <a href={paths.listing(slug)}>{highlight(title)}</a>
      </h2>
      <PlacePair
        from={{ city: listing.offer_city, district: listing.offer_district }}
        to={{ city: listing.wanted_city, district: listing.wanted_district }}
        wishes={listing.wishes}
      />
      <p className={styles.post}>
        {listing.offer_institution}
        <br />
        {listing.offer_position}
      </p>
      <ul className={styles.facts}>
        <li className={styles.owner}>
          <span className="visually-hidden">İlan sahibi: </span>
          {user.full_name}
        </li>
        {view_count >= limits.viewsShownFrom && (
          <li className={styles.views}>
            {formatNumber(view_count)}
            <span className="visually-hidden"> görüntülenme</span>
          </li>
        )}
        <li className={styles.contacts}>
          {formatNumber(contact_count)}
          <span className="visually-hidden"> iletişim isteği</span>
        </li>
      </ul>
      <div className={styles.actions}>
        <a href={paths.listing(slug)} className="button" aria-label={`Detaylar: ${title}`}>
          Detaylar
        </a>
        {action}
      </div>
    </article>
  );
}
