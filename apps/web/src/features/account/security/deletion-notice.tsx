import { formatDate } from "@site/browser/format-date";
import { useTrpc } from "../../../framework/browser.ts";
import { ActionButton } from "../../member/action-button.tsx";
import styles from "../../member/member.module.css";

/**
 * Announces the scheduled deletion and cancels it.
 * @param eraseAfter the date of the deletion; null if none is scheduled
 */
export function DeletionNotice({ eraseAfter }: { eraseAfter: string | null }) {
  const trpc = useTrpc();
  if (eraseAfter === null) return null;
  return (
    <section className={styles.notice} aria-label="Hesap silme">
      <p>
        Hesabınız <strong>{formatDate(eraseAfter)}</strong> tarihinde silinecek. O güne kadar vazgeçebilirsiniz.
      </p>
      <ActionButton
        label="Silmekten Vazgeç"
        call={() => trpc.client.user.deletion.undo.mutate()}
        after={() => trpc.user.invalidate()}
      />
    </section>
  );
}
