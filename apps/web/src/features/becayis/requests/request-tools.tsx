import { contactRequestTexts } from "@site/contract/becayis/labels";
import { useState } from "react";
import { trpc } from "../../../framework/browser.ts";
import { ConfirmDialog } from "../../../shared/controls/confirm-dialog.tsx";
import { useAction } from "../../member/use-action.ts";
import { ReportForm } from "../listing/report-form.tsx";
import { useInvalidateMatches } from "../matches/use-invalidate-matches.ts";
import styles from "./request-card.module.css";

/**
 * Blocks or reports the other member of a request. A block can be undone at once, or later in the list of blocked
 * members.
 */
export function RequestTools({ requestId, name }: { requestId: number; name: string }) {
  const { client } = trpc.useUtils();
  const { run } = useAction(contactRequestTexts.updateFailed);
  const invalidateMatches = useInvalidateMatches();
  const [open, setOpen] = useState<"block" | "report">();

  const unblock = () => void run(() => client.becayis.contactRequests.unblock.mutate({ requestId }), invalidateMatches);
  const block = () =>
    void run(
      async () => ({ ...(await client.becayis.contactRequests.block.mutate({ requestId })), undo: unblock }),
      invalidateMatches,
    );

  return (
    <>
      <div className={styles.tools}>
        <button type="button" aria-label={`${name} adlı üyeyi engelle`} onClick={() => setOpen("block")}>
          Engelle
        </button>
        <button
          type="button"
          aria-label={`${name} adlı üyeyi bildir`}
          aria-expanded={open === "report"}
          onClick={() => setOpen(open === "report" ? undefined : "report")}
        >
          Bildir
        </button>
      </div>
      {open === "report" && (
        <ReportForm
          draft={`contact-report-${requestId}`}
          hint="Yalnızca site yönetimi okur; incelerken bu istekteki mesajları da görür."
          report={(reason) => client.becayis.contactRequests.report.mutate({ id: requestId, reason })}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === "block" && (
        <ConfirmDialog title="Üyeyi Engelle" action="Engelle" onConfirm={block} onClose={() => setOpen(undefined)}>
          <p>
            {name} size istek ve mesaj gönderemeyecek, ilanlarınız birbirinizle eşleşmeyecek. Aranızda yanıt bekleyen
            istek ve eşleşmeler sona erer. Engeli istediğiniz zaman kaldırabilirsiniz.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
