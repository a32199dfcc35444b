import type { ContactRequest } from "@site/contract/becayis/contact-schema";
import { contactRequestTexts } from "@site/contract/becayis/labels";
import { useState } from "react";
import { useTrpc } from "../../../shared/lib/trpc.tsx";
import { ConfirmDialog } from "../../../shared/ui/confirm-dialog.tsx";
import styles from "../../member/member.module.css";
import { useAction } from "../../member/use-action.ts";
import { useForgetMatches } from "../shared/use-forget-matches.ts";

/** Withdraws a request that was not answered yet. */
export function WithdrawButton({ request, onDone }: { request: ContactRequest; onDone: () => void }) {
  const { client } = useTrpc();
  const { isBusy, run } = useAction(contactRequestTexts.updateFailed);
  const forgetMatches = useForgetMatches();
  const [isAsking, setAsking] = useState(false);

  async function withdraw(): Promise<void> {
    await run(() => client.becayis.contactRequests.withdraw.mutate({ id: request.id }), forgetMatches);
    onDone();
  }

  return (
    <div className={styles.buttons}>
      <button type="button" className="button" aria-disabled={isBusy} onClick={() => setAsking(true)}>
        Geri Al
      </button>
      {isAsking && (
        <ConfirmDialog
          title="İsteği Geri Al"
          action="Geri Al"
          onConfirm={() => void withdraw()}
          onClose={() => setAsking(false)}
        >
          <p>“{request.listing.title}” için isteğiniz geri alınacak. İsterseniz yeniden gönderebilirsiniz.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
