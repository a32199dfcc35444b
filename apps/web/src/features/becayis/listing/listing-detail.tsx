import { lazyComponent } from "@site/browser/lazy-component";
import { askAddress } from "@site/contract/becayis/board/ask/address";
import { isClosedListing } from "@site/contract/becayis/board/listings/closed-listing";
import { listingTextLabels } from "@site/contract/becayis/board/listings/labels";
import type { Listing } from "@site/contract/becayis/board/listings/schema";
import { paths } from "@site/contract/paths";
import { useState } from "react";
import { Breadcrumb, type Crumb } from "../../../shared/ui/breadcrumb.tsx";
import { PriorityBadge, RequestBadge, VerifiedBadge } from "../badges/badge.tsx";
import { StateBadges } from "../badges/state-badges.tsx";
import { ContactAction } from "../contact/contact-action.tsx";
import { useRequireMember } from "../contact/use-require-member.ts";
import { HiddenNote } from "../own/hidden-note.tsx";
import { RemoveListing } from "../own/remove-listing.tsx";
import { fromCity, iAmInCity, toCity } from "../places/city-case.ts";
import { cityPairPath } from "../places/city-pair-path.ts";
import { PlacePair } from "../places/place-pair.tsx";
import { ShareMenu } from "../share/share-menu.tsx";
import styles from "./listing-detail.module.css";
import { ListingFacts } from "./listing-facts.tsx";
import { OfficeCard } from "./office-card.tsx";
import { getWantedCities, toOtherSide } from "./other-side.ts";
import { useCountViews } from "./use-count-views.ts";

const ReportDialog = lazyComponent(() => import("./report-dialog.tsx"));
const ListingHints = lazyComponent(() => import("../hints/listing-hints.tsx"), { failed: null });

/**
 * Shows all of a listing, with the actions of its owner or of other readers.
 * @param isOwn whether the reader is its owner
 */
export function ListingDetail({ listing, isOwn, crumbs }: { listing: Listing; isOwn: boolean; crumbs: Crumb[] }) {
  const container = useCountViews<HTMLElement>([listing.id]);
  // Owners also see unpublished listings, whose views are not counted.
  const isOnBoard = listing.status === "active" && listing.approvalStatus === "approved";
  const texts = (["description", "requirements", "benefits"] as const).filter((name) => listing[name] !== "");
  const wantedCities = getWantedCities(listing);
  return (
    <article className={`page ${styles.listing}`} ref={container}>
      <header className={styles.head} data-listing={isOnBoard ? listing.id : undefined}>
        <Breadcrumb crumbs={crumbs} />
        <div className="row gap-2">
          <StateBadges listing={listing} />
          <PriorityBadge priority={listing.priority} />
          {listing.contactRequestStatus !== "none" && <RequestBadge status={listing.contactRequestStatus} />}
          {listing.verifiedMonth && <VerifiedBadge month={listing.verifiedMonth} />}
        </div>
        <h1>{listing.title}</h1>
        {isOwn && <HiddenNote listing={listing} />}
        <PlacePair
          from={{ city: listing.offerCity, district: listing.offerDistrict }}
          to={{ city: listing.wantedCity, district: listing.wantedDistrict }}
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
            institution={listing.offerInstitution}
            position={listing.offerPosition}
            department={listing.offerDepartment}
            city={listing.offerCity}
            district={listing.offerDistrict ?? "Belirtilmemiş"}
          />
          <OfficeCard
            title="İstenen görev"
            institution={listing.wantedInstitution}
            position={listing.wantedPosition}
            department={listing.wantedDepartment}
            city={listing.wantedCity}
            district={listing.wantedDistrict ?? "Fark etmez"}
            wishes={listing.wishes}
          />
        </div>
        {isOwn && isOnBoard && <ListingHints id={listing.id} />}
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
              <a href={cityPairPath(listing.offerCity, city)}>
                {city === listing.offerCity ? city : `${fromCity(listing.offerCity)} ${toCity(city)}`} becayiş ilanları
              </a>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

/** Links to the board's question for each wanted province, filled in for a person who works there. */
function OtherWay({ listing, cities }: { listing: Listing; cities: string[] }) {
  return (
    <section className={styles.text}>
      <h2>Siz karşı tarafta mısınız?</h2>
      <p>Aynı kurumda, aynı unvanla çalışıp {toCity(listing.offerCity)} geçmek istiyorsanız:</p>
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

/** Opens the dialog that reports a listing to the administrator. */
function ReportButton({ listing }: { listing: Listing }) {
  const requireMember = useRequireMember();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button no-print"
        aria-haspopup="dialog"
        onClick={() => requireMember(() => setOpen(true))}
      >
        Bildir
      </button>
      {isOpen && <ReportDialog listing={listing} onClose={() => setOpen(false)} />}
    </>
  );
}
