import { askAddress } from "@site/contract/becayis/board/ask/address";
import { isClosedListing } from "@site/contract/becayis/board/listings/closed-listing";
import { listingTextLabels } from "@site/contract/becayis/board/listings/labels";
import type { Listing } from "@site/contract/becayis/board/listings/schema";
import { paths } from "@site/contract/paths";
import { Breadcrumb, type Crumb } from "../../../shared/ui/breadcrumb.tsx";
import { HintsSlot } from "../hints/hints-slot.tsx";
import { RemoveListing } from "../own/remove-listing.tsx";
import { PriorityBadge, RequestBadge, VerifiedBadge } from "../public/badge.tsx";
import { fromCity, iAmInCity, toCity } from "../public/city-case.ts";
import { cityPairPath } from "../public/city-pair-path.ts";
import { ContactAction } from "../public/contact-action.tsx";
import { PlacePair } from "../public/place-pair.tsx";
import { useCountViews } from "../public/use-count-views.ts";
import { ShareMenu } from "../share/share-menu.tsx";
import { HiddenNote } from "../shared/hidden-note.tsx";
import { getWantedCities, toOtherSide } from "../shared/other-side.ts";
import { StateBadges } from "../shared/state-badges.tsx";
import styles from "./listing-detail.module.css";
import { ListingFacts } from "./listing-facts.tsx";
import { OfficeCard } from "./office-card.tsx";
import { ReportButton } from "./report-button.tsx";

/**
 * Shows a listing in full.
 * @param isOwn whether the reader is its owner
 */
export function ListingDetail({ listing, isOwn, crumbs }: { listing: Listing; isOwn: boolean; crumbs: Crumb[] }) {
  const container = useCountViews<HTMLElement>([listing.id]);
  // Owners also see unpublished listings, whose views are not counted.
  const isOnBoard = listing.status === "active" && listing.approval_status === "approved";
  const texts = (["description", "requirements", "benefits"] as const).filter((name) => listing[name] !== "");
  const wantedCities = getWantedCities(listing);
  return (
    <article className={`page ${styles.listing}`} ref={container}>
      <header className={styles.head} data-listing={isOnBoard ? listing.id : undefined}>
        <Breadcrumb crumbs={crumbs} />
        <div className="row gap-2">
          <StateBadges listing={listing} />
          <PriorityBadge priority={listing.priority} />
          {listing.contact_request_status !== "none" && <RequestBadge status={listing.contact_request_status} />}
          {listing.verified_month && <VerifiedBadge month={listing.verified_month} />}
        </div>
        <h1>{listing.title}</h1>
        {isOwn && <HiddenNote listing={listing} />}
        <PlacePair
          from={{ city: listing.offer_city, district: listing.offer_district }}
          to={{ city: listing.wanted_city, district: listing.wanted_district }}
          wishes={listing.wishes}
        />
      </header>
      <aside className={styles.side} aria-label="İlan bilgileri">
        <p className="without-script">İletişim isteği göndermek için tarayıcınızda JavaScript’i açın.</p>
        <div className={styles.actions}>
          <ContactAction listing={listing} isOwn={isOwn} />
          {isOwn && !isClosedListing(listing.status) && (
            <a href={paths.editListing(listing.id)} className="button">
              Düzenle
            </a>
          )}
          {isOwn && <RemoveListing listing={listing} />}
          {isOnBoard && <ShareMenu listing={listing} />}
          {!isOwn && <ReportButton listing={listing} />}
        </div>
        <ListingFacts listing={listing} />
      </aside>
      <div className={styles.main}>
        <div className={styles.posts}>
          <OfficeCard
            title="Sunulan görev"
            institution={listing.offer_institution}
            position={listing.offer_position}
            department={listing.offerDepartment}
            city={listing.offer_city}
            district={listing.offer_district ?? "Belirtilmemiş"}
          />
          <OfficeCard
            title="İstenen görev"
            institution={listing.wanted_institution}
            position={listing.wanted_position}
            department={listing.wantedDepartment}
            city={listing.wanted_city}
            district={listing.wanted_district ?? "Fark etmez"}
            wishes={listing.wishes}
          />
        </div>
        {isOwn && isOnBoard && <HintsSlot id={listing.id} />}
        {texts.map((name) => (
          <section key={name} className={styles.text}>
            <h2>{listingTextLabels[name]}</h2>
            <p>{listing[name]}</p>
          </section>
        ))}
        {isOnBoard && !isOwn && <OtherWay listing={listing} cities={wantedCities} />}
        <ul className="stack start gap-2">
          {wantedCities.map((city) => (
            <li key={city}>
              <a href={cityPairPath(listing.offer_city, city)}>
                {city === listing.offer_city ? city : `${fromCity(listing.offer_city)} ${toCity(city)}`} becayiş
                ilanları
              </a>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

/** Leads those who work where the owner wants to go to the board's question, filled in the other way round. */
function OtherWay({ listing, cities }: { listing: Listing; cities: string[] }) {
  return (
    <section className={styles.text}>
      <h2>Siz karşı tarafta mısınız?</h2>
      <p>Aynı kurumda, aynı unvanla çalışıp {toCity(listing.offer_city)} geçmek istiyorsanız:</p>
      <ul className="stack start gap-2">
        {cities.map((city) => (
          <li key={city}>
            <a href={askAddress(toOtherSide(listing, city))}>Ben {iAmInCity(city)}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
