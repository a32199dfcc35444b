import { profileTexts } from "@site/contract/members/profile/labels";
import type { MemberProfile } from "@site/contract/members/profile/schema";
import { useState } from "react";
import { trpc } from "../../../framework/browser.ts";
import { FileButton, readAsDataUrl } from "../../../shared/forms/fields/file-button.tsx";
import { toFormError } from "../../../shared/forms/to-form-error.ts";
import { useToast } from "../../../shared/ui/toast.tsx";
import styles from "./avatar-field.module.css";

/** The server's limit (packages/contract/src/members/profile/schema.ts), checked before uploading. */
const MAX_BYTES = 5 * 1024 * 1024;

/** Shows the profile picture, or the member's initial without one, and buttons that upload or remove it. */
export function AvatarField({ member: { user, profile } }: { member: MemberProfile }) {
  const utils = trpc.useUtils();
  const showToast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [errorText, setErrorText] = useState<string>();
  const [initial = ""] = (profile.firstName || user.email).toLocaleUpperCase("tr-TR");

  async function change(call: () => Promise<{ message: string }>): Promise<void> {
    setBusy(true);
    setErrorText(undefined);
    try {
      const { message } = await call();
      await utils.user.profile.invalidate();
      showToast({ kind: "success", message });
    } catch (error) {
      const { fields, message } = toFormError(error, profileTexts.profileUpdateFailed);
      setErrorText(fields?.image ?? message);
    } finally {
      setBusy(false);
    }
  }

  async function choose(file: File): Promise<void> {
    if (file.size > MAX_BYTES) setErrorText(profileTexts.avatarTooLarge);
    else if (!file.type.startsWith("image/")) setErrorText(profileTexts.avatarUnreadable);
    else await change(async () => utils.client.user.avatar.set.mutate({ image: await readAsDataUrl(file) }));
  }

  return (
    <div className={styles.avatar}>
      {profile.avatarUrl ? (
        <img src={profile.avatarUrl} alt="Profil fotoğrafınız" width="96" height="96" />
      ) : (
        <span className={styles.initial} aria-hidden>
          {initial}
        </span>
      )}
      <FileButton
        label="Fotoğraf Seç"
        fieldLabel="Profil fotoğrafı seç"
        busyLabel="Yükleniyor…"
        isBusy={isBusy}
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
        note="En fazla 5 MB; kare olarak kırpılır."
        errorText={errorText}
        onChoose={choose}
      >
        {profile.avatarUrl && (
          <button
            type="button"
            className="button"
            aria-disabled={isBusy}
            onClick={() => !isBusy && void change(() => utils.client.user.avatar.remove.mutate())}
          >
            Fotoğrafı Kaldır
          </button>
        )}
      </FileButton>
    </div>
  );
}
