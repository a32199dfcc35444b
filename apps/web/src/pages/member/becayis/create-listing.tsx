import { becayisTexts } from "@site/contract/becayis/labels";
import { paths } from "@site/contract/paths";
import { CreateListing } from "../../../features/becayis/create/create-listing.tsx";
import { HiddenNote } from "../../../features/becayis/own/hidden-note.tsx";
import styles from "../../../features/member/member.module.css";
import { ScreenFailed, ScreenSkeleton } from "../../../features/member/screen-states.tsx";
import { trpc } from "../../../framework/browser.ts";
import pageStyles from "../area.module.css";
import { MemberArea } from "../member-area.tsx";
import { MemberGuard } from "../member-guard.tsx";

/** Shows the form for a new listing. Members who already have an active one are redirected to it. */
export function Component() {
  return (
    <MemberArea title="İlan Oluştur">
      <MemberGuard needsVerified>{() => <CreateListingScreen />}</MemberGuard>
    </MemberArea>
  );
}

function CreateListingScreen() {
  const profile = trpc.becayis.profile.find.useQuery();
  const listings = trpc.becayis.listings.mine.useQuery();
  const active = listings.data?.find(
    ({ status, approvalStatus }) => status === "active" && approvalStatus !== "rejected",
  );
  return (
    <div className={`page ${pageStyles.page}`}>
      <header className={pageStyles.title}>
        <h1>İlan Oluştur</h1>
        <a href={paths.board}>Becayiş ilanlarına dön</a>
      </header>
      {profile.isError || listings.isError ? (
        <ScreenFailed
          text={becayisTexts.profileFailed}
          onRetry={() => {
            void profile.refetch();
            void listings.refetch();
          }}
        />
      ) : profile.data === undefined || listings.data === undefined ? (
        <ScreenSkeleton />
      ) : active ? (
        <section className={styles.card}>
          <h2>{active.title}</h2>
          <p>{becayisTexts.oneActive}</p>
          <HiddenNote listing={active} />
          <div className="row">
            <a href={paths.listing(active.slug)} className="button primary">
              İlanımı Gör
            </a>
            <a href={paths.editListing(active.id)} className="button">
              Düzenle
            </a>
          </div>
        </section>
      ) : (
        <CreateListing profile={profile.data} />
      )}
    </div>
  );
}
