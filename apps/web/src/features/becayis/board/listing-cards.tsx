import type { Listing } from "@site/contract/becayis/board/listings/schema";
import { createHighlighter } from "../../../shared/highlight/highlight.tsx";
import { ContactAction } from "../contact/contact-action.tsx";
import { useCountViews } from "../listing/use-count-views.ts";
import { useOwnListings } from "../own/use-own-listings.ts";
import { ListingCard } from "./listing-card.tsx";
import styles from "./listing-cards.module.css";

/**
 * Shows cards in a grid and counts a view of each that was seen.
 * @param query search words to highlight in the titles
 */
export function ListingCards({ listings, query = "" }: { listings: Listing[]; query?: string }) {
  const highlight = createHighlighter(query);
  const own = useOwnListings().data;
  const container = useCountViews<HTMLUListElement>(listings.map(({ id }) => id));
  return (
    <ul className={styles.cards} ref={container}>
      {listings.map((listing) => (
        <li key={listing.id}>
          <ListingCard
            listing={listing}
            highlight={highlight}
            action={<ContactAction listing={listing} isOwn={own?.some(({ id }) => id === listing.id) ?? false} />}
          />
        </li>
      ))}
    </ul>
  );
}

/** Shows a placeholder while the cards load. */
export function ListingCardsSkeleton() {
  return (
    <ul className={styles.cards} aria-hidden>
      {[1, 2, 3].map((n) => (
        <li key={n} className={`skeleton ${styles.skeleton}`} />
      ))}
    </ul>
  );
}
