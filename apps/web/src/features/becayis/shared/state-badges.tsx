import type { Listing, OwnListing } from "@site/contract/becayis/board/listings/schema";
import { ApprovalBadge, Badge, StatusBadge } from "../public/badge.tsx";

interface Props {
  listing: Pick<Listing | OwnListing, "status" | "approvalStatus"> &
    Partial<Pick<OwnListing, "waitingChange" | "awaitsResult">>;
}

/** Shows a listing's owner the state it is in: only an approved listing can be on the board. */
export function StateBadges({ listing: { status, approvalStatus, waitingChange, awaitsResult } }: Props) {
  return (
    <>
      {!awaitsResult && (approvalStatus === "approved" || (approvalStatus === "pending" && status !== "active")) && (
        <StatusBadge status={status} />
      )}
      {approvalStatus !== "approved" && <ApprovalBadge status={approvalStatus} />}
      {awaitsResult && <Badge text="Sonuç bekleniyor" tone="notice" />}
      {waitingChange?.state === "pending" && <Badge text="Değişiklik onay bekliyor" tone="notice" />}
    </>
  );
}
