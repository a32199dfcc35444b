import type { Listing } from "@site/contract/becayis/schema";
import { ContactAction } from "../contact/contact-action.tsx";
import { useCountViews } from "../shared/use-count-views.ts";
import { useOwnListings } from "../shared/use-own-listings.ts";
import { ListingCard } from "./listing-card.tsx";
import styles from "./listing-cards.module.css";

/** Cards side by side; seen ones are counted. @param query words of a search, marked in the titles */
export function ListingCards({ listings, query }: { listings: Listing[]; query?: string }) {
  const own = useOwnListings().data;
  const place = useCountViews<HTMLUListElement>(listings.map(({ id }) => id));
  return (
    <ul className={styles.cards} ref={place}>
      {listings.map((listing) => (
        <li key={listing.id}>
          <ListingCard
            listing={listing}
            query={query}
            action={<ContactAction listing={listing} isOwn={own?.some(({ id }) => id === listing.id) ?? false} />}
          />
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
