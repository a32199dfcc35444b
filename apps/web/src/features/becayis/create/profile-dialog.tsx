import type { SwapProfile } from "@site/contract/becayis/board/profile/schema";
import { becayisTexts } from "@site/contract/becayis/labels";
import { Dialog } from "../../../shared/controls/dialog.tsx";
import { ProfileForm } from "./profile-form.tsx";

/** Asks in a dialog for the swap profile's fields that a listing needs. */
export function ProfileDialog({ profile, onClose }: { profile: SwapProfile | null; onClose: () => void }) {
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
