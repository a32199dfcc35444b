import { getRoute } from "@site/contract/becayis/board/listings/listing-route";
import type { Listing } from "@site/contract/becayis/board/listings/schema";
import { boardTexts } from "@site/contract/becayis/board-labels";
import { paths } from "@site/contract/paths";
import { useParams } from "react-router-dom";
import { ListingSkeleton } from "../../features/becayis/listing/listing-skeleton.tsx";
import { useListing } from "../../features/becayis/listing/use-listing.ts";
import { PosterSheet } from "../../features/becayis/poster/poster-sheet.tsx";
import { toSlug, useHead, useShell } from "../../framework/browser.ts";
import { LoadFailed } from "../../shared/ui/load-failed.tsx";
import { NotFound } from "../../shared/ui/not-found.tsx";
import styles from "./listing-poster.module.css";

export { loader } from "./listing.tsx";

/** Shows a listing as a sheet to print for a notice board. */
export function Component() {
  const { data: listing, isError, refetch } = useListing(toSlug(useParams().identifier));
  if (isError) return <LoadFailed text={boardTexts.listingFailed} onRetry={() => void refetch()} />;
  if (listing === undefined) return <ListingSkeleton />;
  if (listing?.status !== "active" || listing.approvalStatus !== "approved")
    return (
      <NotFound
        title={boardTexts.listingNotFound}
        text="Yalnızca yayındaki ilanlar yazdırılabilir. İlan yayında değil veya kaldırılmış olabilir."
        link={{ to: paths.board, label: "İlanlara dön" }}
      />
    );
  return <Poster listing={listing} />;
}

function Poster({ listing }: { listing: Listing }) {
  const { settings } = useShell();
  useHead({
    title: `Yazdır: ${getRoute(listing)} becayiş ilanı | ${settings.site_name}`,
    description: "Becayiş ilanının panoya asılmak için yazdırılan hâli.",
    noIndex: true,
  });
  return (
    <div className={`page ${styles.page}`}>
      <div className={`no-print ${styles.tools}`}>
        <p>Bu sayfayı A4 kâğıda yazdırıp kurumunuzun panosuna asabilirsiniz. Telefon ve soyadı üzerinde yer almaz.</p>
        <button type="button" className="button" onClick={() => print()}>
          Yazdır
        </button>
        <a href={paths.listing(listing.slug)} className="button">
          İlana dön
        </a>
      </div>
      <PosterSheet listing={listing} />
    </div>
  );
}
