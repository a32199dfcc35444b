import { formatDate } from "../../../shared/lib/format.ts";
import { useTrpc } from "../../../shared/lib/trpc.tsx";
import styles from "../../member/member.module.css";
import { useAction } from "../../member/use-action.ts";

/** Says that the account will be deleted, and takes it back. @param eraseAfter null where nobody asked for it */
export function DeletionNotice({ eraseAfter }: { eraseAfter: string | null }) {
  const trpc = useTrpc();
  const { isBusy, run } = useAction();
  if (eraseAfter === null) return null;
  return (
    <section className={styles.notice} aria-label="Hesap silme">
      <p>
        Hesabınız <strong>{formatDate(eraseAfter)}</strong> tarihinde silinecek. O güne kadar vazgeçebilirsiniz.
      </p>
      <button
        type="button"
        className="button"
        aria-disabled={isBusy}
        onClick={() =>
          void run(
            () => trpc.client.user.deletion.undo.mutate(),
            () => trpc.user.invalidate(),
          )
        }
      >
        Silmekten Vazgeç
      </button>
    </section>
  );
}
