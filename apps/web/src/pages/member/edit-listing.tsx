import { becayisTexts } from "@site/contract/becayis/labels";
import { isClosedListing } from "@site/contract/becayis/listings/closed-listing";
import { paths } from "@site/contract/paths";
import { useQuery } from "@tanstack/react-query";
import { EditListing } from "../../features/becayis/create/edit-listing.tsx";
import { ScreenFailed, ScreenSkeleton } from "../../features/member/screen-states.tsx";
import { usePageParams, useTrpc } from "../../framework/browser.ts";
import { EmptyList } from "../../shared/ui/empty-list.tsx";
import pageStyles from "./area.module.css";

const boardLink = { to: paths.board, label: "İlanlara dön" };

/** Shows the form that edits one of the member's own listings. */
export default function EditListingPage() {
  const id = Number(usePageParams().listingId);
  const { becayis } = useTrpc();
  const profile = useQuery(becayis.profile.find.queryOptions());
  const listings = useQuery(becayis.listings.mine.queryOptions());
  const listing = listings.data?.find((own) => own.id === id);
  return (
    <div className={`page ${pageStyles.page}`}>
      <header className={pageStyles.title}>
        <h1>İlanı Düzenle</h1>
        {listing && <a href={paths.listing(listing.slug)}>İlana dön</a>}
      </header>
      {profile.isError || listings.isError ? (
        <ScreenFailed
          text={becayisTexts.listingFailed}
          onRetry={() => {
            void profile.refetch();
            void listings.refetch();
          }}
        />
      ) : profile.data === undefined || listings.data === undefined ? (
        <ScreenSkeleton />
      ) : !listing ? (
        <EmptyList
          title={becayisTexts.listingNotFound}
          text="Aradığınız ilan mevcut değil veya kaldırılmış olabilir."
          link={boardLink}
        />
      ) : isClosedListing(listing.status) ? (
        <EmptyList title="Bu ilan kapandı" text={becayisTexts.listingClosed} link={boardLink} />
      ) : (
        <EditListing key={listing.id} listing={listing} profile={profile.data} />
      )}
    </div>
  );
}
