import { contactRequestTexts } from "@site/contract/becayis/labels";
import type { ContactRequest } from "@site/contract/becayis/swaps/contact/schema";
import { useState } from "react";
import { trpc } from "../../../framework/browser.ts";
import { ConfirmDialog } from "../../../shared/controls/confirm-dialog.tsx";
import { useAction } from "../../member/use-action.ts";
import { useInvalidateMatches } from "../matches/use-invalidate-matches.ts";

/** Withdraws a request that was not answered yet. */
export function WithdrawButton({ request, onDone }: { request: ContactRequest; onDone: () => void }) {
  const { client } = trpc.useUtils();
  const { isBusy, run } = useAction(contactRequestTexts.updateFailed);
  const invalidateMatches = useInvalidateMatches();
  const [isConfirming, setConfirming] = useState(false);

  async function withdraw(): Promise<void> {
    await run(() => client.becayis.contactRequests.withdraw.mutate({ id: request.id }), invalidateMatches);
    onDone();
  }

  return (
    <div className="row">
      <button type="button" className="button" aria-disabled={isBusy} onClick={() => setConfirming(true)}>
        Geri Al
      </button>
      {isConfirming && (
        <ConfirmDialog
          title="İsteği Geri Al"
          action="Geri Al"
          onConfirm={() => void withdraw()}
          onClose={() => setConfirming(false)}
        >
          <p>“{request.listing.title}” için isteğiniz geri alınacak. İsterseniz yeniden gönderebilirsiniz.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
