import { formatDate } from "@site/browser/format-date";
import { trpc } from "../../../framework/browser.ts";
import { ActionButton } from "../../member/action-button.tsx";
import styles from "../../member/member.module.css";

/**
 * Shows the scheduled deletion and cancels it.
 * @param eraseAfter the date of the deletion; null if none is scheduled
 */
export function DeletionBanner({ eraseAfter }: { eraseAfter: string | null }) {
  const utils = trpc.useUtils();
  if (eraseAfter === null) return null;
  return (
    <section className={styles.callout} aria-label="Hesap silme">
      <p>
        Hesabınız <strong>{formatDate(eraseAfter)}</strong> tarihinde silinecek. O güne kadar vazgeçebilirsiniz.
      </p>
      <ActionButton
        label="Silmekten Vazgeç"
        call={() => utils.client.user.deletion.undo.mutate()}
        after={() => utils.user.invalidate()}
      />
    </section>
  );
}
