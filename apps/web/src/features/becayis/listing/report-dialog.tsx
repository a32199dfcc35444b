import type { Listing } from "@site/contract/becayis/schema";
import { MemberTrpc } from "../../../shared/session/member-trpc.tsx";
import { Dialog } from "../../../shared/ui/dialog.tsx";
import { ReportForm } from "./report-form.tsx";

/** Asks why a listing is reported. */
export default function ReportDialog({ listing, onClose }: { listing: Listing; onClose: () => void }) {
  return (
    <Dialog title="İlanı bildir" onClose={onClose}>
      {(close) => (
        <MemberTrpc>
          <p>“{listing.title}” ilanında bir sorun mu var? Nedenini yazın; bildiriminizi yalnızca yönetici görür.</p>
          <ReportForm listingId={listing.id} onClose={close} />
        </MemberTrpc>
      )}
    </Dialog>
  );
}
