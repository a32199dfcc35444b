import { localStore } from "@site/browser/browser-store";
import { becayisTexts } from "@site/contract/becayis/labels";
import { paths } from "@site/contract/paths";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { ErrorState } from "../../../shared/ui/error-state.tsx";
import { MemberTrpc } from "../../session/member-trpc.tsx";
import { OwnListingRow } from "./own-listing-row.tsx";
import styles from "./own-listings.module.css";
import { useOwnListings } from "./use-own-listings.ts";

/** The storage key that remembers the collapsed panel. */
const CLOSED_KEY = "ownListingsClosed";

/** Shows the member's own listings in a panel; this browser remembers whether it is collapsed. */
export default function OwnListings() {
  const { data: listings, isError, refetch } = useOwnListings();
  const [isOpen, setOpen] = useState(() => localStore.get(CLOSED_KEY) === null);

  function toggle(): void {
    setOpen(!isOpen);
    if (isOpen) localStore.set(CLOSED_KEY, "1");
    else localStore.remove(CLOSED_KEY);
  }

  return (
    <section className={styles.panel} aria-labelledby="ilanlarim">
      <h2 id="ilanlarim">
        <button type="button" aria-expanded={isOpen} aria-controls="ilanlarim-listesi" onClick={toggle}>
          İlanlarım{listings && ` (${listings.length})`}
          <ChevronDown size={20} aria-hidden />
        </button>
      </h2>
      <div id="ilanlarim-listesi" hidden={!isOpen}>
        {isError ? (
          <ErrorState className={styles.note} text={becayisTexts.listingsFailed} onRetry={refetch} />
        ) : !listings ? (
          <div className={`skeleton ${styles.bone}`} aria-hidden />
        ) : listings.length === 0 ? (
          <div className={styles.note}>
            <p>
              Henüz ilanınız yok. Görev yerinizi ve gitmek istediğiniz yeri yazın, size uyan ilanlarla eşleştirelim.
            </p>
            <a href={paths.newListing} className="button">
              İlan Oluştur
            </a>
          </div>
        ) : (
          <MemberTrpc>
            <ul className={styles.rows}>
              {listings.map((listing) => (
                <OwnListingRow key={listing.id} listing={listing} />
              ))}
            </ul>
          </MemberTrpc>
        )}
      </div>
    </section>
  );
}
