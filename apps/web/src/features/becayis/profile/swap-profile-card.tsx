import { becayisTexts } from "@site/contract/becayis/labels";
import { paths } from "@site/contract/paths";
import { useEffect, useRef, useState } from "react";
import { trpc } from "../../../framework/browser.ts";
import styles from "../../member/member.module.css";
import { ScreenFailed, ScreenSkeleton } from "../../member/screen-states.tsx";
import { ListingButton } from "../public/listing-button.tsx";
import { SwapProfileFacts } from "./swap-profile-facts.tsx";
import { SwapProfileForm } from "./swap-profile-form.tsx";

/** Shows the swap profile; "Düzenle" turns it into a form. */
export function SwapProfileCard() {
  const { data: profile, isError, refetch } = trpc.becayis.profile.find.useQuery();
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (isError) return <ScreenFailed text={becayisTexts.profileFailed} onRetry={() => void refetch()} />;
  if (profile === undefined) return <ScreenSkeleton />;
  return (
    <section className={styles.card} aria-labelledby="mevcut-gorev">
      <div className={styles.head}>
        <div>
          <h2 id="mevcut-gorev">Mevcut Görev</h2>
          <span className={styles.badge} data-good={profile?.isComplete ?? false}>
            {profile?.isComplete ? "İlan vermeye hazır" : becayisTexts.profileIncomplete}
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
        (profile?.isComplete ? (
          <div className={styles.buttons}>
            <ListingButton />
            <a href={paths.matches} className="button">
              Eşleşmelerim
            </a>
          </div>
        ) : (
          <p className={styles.soft}>
            İlan verebilmek için kurumunuzu, pozisyonunuzu, şehrinizi ve ilçenizi girin. İlan açtığınızda sunulan yer bu
            bilgilerden alınır.
          </p>
        ))}
    </section>
  );
}
