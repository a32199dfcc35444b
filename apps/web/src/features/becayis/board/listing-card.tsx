import { formatDate } from "@site/browser/format-date";
import type { Listing } from "@site/contract/becayis/board/listings/schema";
import { limits } from "@site/contract/common/limits";
import { formatNumber } from "@site/contract/common/text";
import { paths } from "@site/contract/paths";
import type { ReactNode } from "react";
import type { Highlight } from "../../../shared/highlight/highlight.tsx";
import { NO_DATE, timeAgo } from "../../../shared/text/time-ago.ts";
import { PriorityBadge, RequestBadge, VerifiedBadge } from "../badges/badge.tsx";
import { PlacePair } from "../places/place-pair.tsx";
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
  const { slug, title, user, viewCount, contactCount, createdAt, contactRequestStatus } = listing;
  return (
    <article className={styles.card} data-listing={listing.id}>
      <div className="row center gap-2">
        {listing.priority !== "normal" && <PriorityBadge priority={listing.priority} />}
        {contactRequestStatus !== "none" && <RequestBadge status={contactRequestStatus} />}
        {listing.verifiedMonth && <VerifiedBadge month={listing.verifiedMonth} />}
        {/* The server may have rendered the age a few minutes ago. */}
        <time
          className={styles.age}
          dateTime={createdAt}
          data-tip={formatDate(createdAt, NO_DATE)}
          suppressHydrationWarning
        >
          {timeAgo(createdAt, Date.now())}
        </time>
      </div>
      <h2 className={styles.title}>
        <a href={paths.listing(slug)}>{highlight(title)}</a>
      </h2>
      <PlacePair
        from={{ city: listing.offerCity, district: listing.offerDistrict }}
        to={{ city: listing.wantedCity, district: listing.wantedDistrict }}
        wishes={listing.wishes}
      />
      <p className={styles.post}>
        {listing.offerInstitution}
        <br />
        {listing.offerPosition}
      </p>
      <ul className={styles.facts}>
        <li className={styles.owner}>
          <span className="visually-hidden">İlan sahibi: </span>
          {user.fullName}
        </li>
        {viewCount >= limits.viewsShownFrom && (
          <li className={styles.views}>
            {formatNumber(viewCount)}
            <span className="visually-hidden"> görüntülenme</span>
          </li>
        )}
        <li className={styles.contacts}>
          {formatNumber(contactCount)}
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
