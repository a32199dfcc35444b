import { formatDate } from "@site/browser/format-date.ts";
import { useTrpc } from "../../../shared/lib/trpc.tsx";
import { ActionButton } from "../../member/action-button.tsx";
import styles from "../../member/member.module.css";

/** Says that the account will be deleted, and takes it back. @param eraseAfter null where nobody asked for it */
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
