import type { Listing, OwnListing } from "@site/contract/becayis/board/listings/schema";
import { ApprovalBadge, Badge, StatusBadge } from "./badge.tsx";

interface Props {
  listing: Pick<Listing | OwnListing, "status" | "approvalStatus"> &
    Partial<Pick<OwnListing, "waitingChange" | "awaitsResult">>;
}

/** Shows the state of a listing to its owner. Its status counts only after the approval, so it is hidden before. */
export function StateBadges({ listing: { status, approvalStatus, waitingChange, awaitsResult } }: Props) {
  return (
    <>
      {!awaitsResult && (approvalStatus === "approved" || (approvalStatus === "pending" && status !== "active")) && (
        <StatusBadge status={status} />
      )}
      {approvalStatus !== "approved" && <ApprovalBadge status={approvalStatus} />}
      {awaitsResult && <Badge text="Sonuç bekleniyor" tone="accent" />}
      {waitingChange?.state === "pending" && <Badge text="Değişiklik onay bekliyor" tone="accent" />}
    </>
  );
}
