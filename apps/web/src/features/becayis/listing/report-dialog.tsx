import type { Listing } from "@site/contract/becayis/board/listings/schema";
import { trpc } from "../../../framework/browser.ts";
import { Dialog } from "../../../shared/controls/dialog.tsx";
import { MemberTrpc } from "../../session/member-trpc.tsx";
import { ReportForm } from "./report-form.tsx";

/** Shows the form that reports a listing in a dialog. */
export default function ReportDialog({ listing, onClose }: { listing: Listing; onClose: () => void }) {
  return (
    <Dialog title="İlanı bildir" onClose={onClose}>
      {(close) => (
        <MemberTrpc>
          <p>“{listing.title}” ilanında bir sorun mu var?</p>
          <ListingReport listingId={listing.id} onClose={close} />
        </MemberTrpc>
      )}
    </Dialog>
  );
}

function ListingReport({ listingId, onClose }: { listingId: number; onClose: () => void }) {
  const { client } = trpc.useUtils();
  return (
    <ReportForm
      draft={`report-${listingId}`}
      report={(reason) => client.becayis.listings.report.mutate({ id: listingId, reason })}
      onClose={onClose}
    />
  );
}
