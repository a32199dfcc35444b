import type { SubmitListingInput } from "@site/contract/becayis/board/listings/schema";
import type { SwapProfile } from "@site/contract/becayis/board/profile/schema";
import { becayisTexts } from "@site/contract/becayis/labels";
import { paths } from "@site/contract/paths";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { trpc } from "../../../framework/browser.ts";
import { Dialog } from "../../../shared/controls/dialog.tsx";
import type { FormError } from "../../../shared/forms/to-form-error.ts";
import { useToast } from "../../../shared/ui/toast.tsx";
import member from "../../member/member.module.css";
import { ListingForm } from "./listing-form.tsx";
import { ProfileForm } from "./profile-form.tsx";

/** Creates a listing from the swap profile; asks for the profile first if it is incomplete. */
export function CreateListing({ profile }: { profile: SwapProfile | null }) {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const showToast = useToast();
  const isComplete = profile?.isComplete ?? false;
  const [isDialogOpen, setDialogOpen] = useState(!isComplete);

  async function submit(input: SubmitListingInput): Promise<undefined> {
    const { message, warning } = await utils.client.becayis.listings.submit.mutate(input);
    await utils.becayis.listings.invalidate();
    showToast({ kind: "success", message: warning ? `${message} ${warning}` : message });
    await navigate(paths.board);
  }

  function onFailed(error: FormError): FormError {
    if (error.code === "PROFILE_INCOMPLETE") openProfileDialog();
    return error;
  }

  function openProfileDialog(): void {
    showToast({
      kind: "error",
      title: becayisTexts.profileIncomplete,
      message: "İlan vermek için becayiş profilinizi tamamlayın.",
    });
    setDialogOpen(true);
  }

  return (
    <>
      {!isComplete && (
        <section className={member.callout} aria-labelledby="profil-eksik">
          <h2 id="profil-eksik">{becayisTexts.profileIncomplete}</h2>
          <p>
            Sunulan görev becayiş profilinizden alınır. Kurumunuzu, pozisyonunuzu, şehrinizi ve ilçenizi girdikten sonra
            ilan verebilirsiniz.
          </p>
          <button type="button" className="button primary" aria-haspopup="dialog" onClick={() => setDialogOpen(true)}>
            Profili Tamamla
          </button>
        </section>
      )}
      <ListingForm
        key={JSON.stringify(profile)} // a changed profile resets the form; the draft restores what was typed
        profile={profile}
        draft="listing"
        submit={submit}
        onFailed={onFailed}
        onIncomplete={openProfileDialog}
        submitLabel="İlanı Gönder"
      />
      {isDialogOpen && <ProfileDialog profile={profile} onClose={() => setDialogOpen(false)} />}
    </>
  );
}

/** Asks in a dialog for the swap profile's fields that a listing needs. */
function ProfileDialog({ profile, onClose }: { profile: SwapProfile | null; onClose: () => void }) {
  return (
    <Dialog title={becayisTexts.profileIncomplete} onClose={onClose}>
      {(close) => (
        <>
          <p>İlan vermek için şu anki görevinizi girin. Bu bilgiler becayiş profilinize kaydedilir.</p>
          <ProfileForm profile={profile} onClose={close} />
        </>
      )}
    </Dialog>
  );
}
