import { becayisTexts } from "@site/contract/becayis/labels";
import { paths } from "@site/contract/paths";
import { useEffect, useRef, useState } from "react";
import { trpc } from "../../../framework/browser.ts";
import styles from "../../member/member.module.css";
import { ScreenFailed, ScreenSkeleton } from "../../member/screen-states.tsx";
import { findLiveListing, ListingButton } from "../own/listing-button.tsx";
import { useOwnListings } from "../own/use-own-listings.ts";
import { SwapProfileFacts } from "./swap-profile-facts.tsx";
import { SwapProfileForm } from "./swap-profile-form.tsx";

/** Shows the swap profile; "Düzenle" turns it into a form. */
export function SwapProfileCard() {
  const { data: profile, isError, refetch } = trpc.becayis.profile.find.useQuery();
  const hasListing = findLiveListing(useOwnListings().data ?? []) !== undefined;
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (isError) return <ScreenFailed text={becayisTexts.profileFailed} onRetry={() => void refetch()} />;
  if (profile === undefined) return <ScreenSkeleton />;
  const isReady = hasListing || (profile?.isComplete ?? false);
  return (
    <section className={styles.card} aria-labelledby="mevcut-gorev">
      <div className={styles.head}>
        <div>
          <h2 id="mevcut-gorev">Mevcut Görev</h2>
          <span className={styles.badge} data-good={isReady}>
            {getBadge(profile?.isComplete ?? false, hasListing)}
          </span>
        </div>
        {!isEditing && (
          <button type="button" className="button" ref={edit} onClick={() => setEditing(true)}>
            Düzenle
          </button>
        )}
      </div>
      {isEditing ? (
        <SwapProfileForm profile={profile} onClose={() => setEditing(false)} />
      ) : (
        <SwapProfileFacts profile={profile} />
      )}
      {!isEditing &&
        (isReady ? (
          <>
            {!profile?.isComplete && (
              <p className={styles.soft}>
                Dilerseniz ilçenizi de ekleyin: belirli bir ilçeyi isteyenlerle de eşleşebilirsiniz.
              </p>
            )}
            <div className="row">
              <ListingButton />
              <a href={paths.matches} className="button">
                Eşleşmelerim
              </a>
            </div>
          </>
        ) : (
          <p className={styles.soft}>
            İlan verebilmek için kurumunuzu, pozisyonunuzu, şehrinizi ve ilçenizi girin. İlan açtığınızda sunulan yer bu
            bilgilerden alınır.
          </p>
        ))}
    </section>
  );
}

/**
 * Returns whether the member has a listing or can create one. A listing made from a question needs no district, so it
 * may exist although the profile is incomplete.
 */
function getBadge(isComplete: boolean, hasListing: boolean): string {
  if (hasListing) return "İlanınız var";
  return isComplete ? "İlan vermeye hazır" : becayisTexts.profileIncomplete;
}
