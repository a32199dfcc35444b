import type { Listing } from "@site/contract/becayis/schema";
import { ListingCard } from "./listing-card.tsx";
import styles from "./listing-cards.module.css";

/** Cards side by side. */
export function ListingCards({ listings, query }: { listings: Listing[]; query?: string }) {
  return (
    <ul className={styles.cards}>
      {listings.map((listing) => (
        <li key={listing.id}>
          <ListingCard listing={listing} query={query} />
        </li>
      ))}
    </ul>
  );
}

/** Stands where cards are still on their way. */
export function ListingCardsSkeleton() {
  return (
    <ul className={styles.cards} aria-hidden>
      {[1, 2, 3].map((n) => (
        <li key={n} className={`skeleton ${styles.skeleton}`} />
      ))}
    </ul>
  );
}
