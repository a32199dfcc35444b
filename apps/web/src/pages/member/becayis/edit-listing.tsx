import { isClosedListing } from "@site/contract/becayis/board/listings/closed-listing";
import { becayisTexts } from "@site/contract/becayis/labels";
import { paths } from "@site/contract/paths";
import { useParams } from "react-router-dom";
import { EditListing } from "../../../features/becayis/create/edit-listing.tsx";
import { ScreenFailed, ScreenSkeleton } from "../../../features/member/screen-states.tsx";
import { trpc } from "../../../framework/browser.ts";
import { EmptyList } from "../../../shared/ui/empty-list.tsx";
import pageStyles from "../area.module.css";
import { MemberArea } from "../member-area.tsx";
import { MemberGuard } from "../member-guard.tsx";

const boardLink = { to: paths.board, label: "İlanlara dön" };

/** Shows the form that edits one of the member's own listings. */
export function Component() {
  return (
    <MemberArea title="İlanı Düzenle">
      <MemberGuard needsVerified>{() => <EditListingScreen />}</MemberGuard>
    </MemberArea>
  );
}

function EditListingScreen() {
  const id = Number(useParams().listingId);
  const profile = trpc.becayis.profile.find.useQuery();
  const listings = trpc.becayis.listings.mine.useQuery();
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
