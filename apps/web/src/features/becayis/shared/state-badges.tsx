import type { Listing, OwnListing } from "@site/contract/becayis/board/listings/schema";
import { ApprovalBadge, Badge, StatusBadge } from "../public/badge.tsx";

interface Props {
  listing: Pick<Listing | OwnListing, "status" | "approval_status"> &
    Partial<Pick<OwnListing, "waiting_change" | "awaits_result">>;
}

/** Shows a listing's owner the state it is in: only an approved listing can be on the board. */
export function StateBadges({ listing: { status, approval_status, waiting_change, awaits_result } }: Props) {
  return (
    <>
      {!awaits_result && (approval_status === "approved" || (approval_status === "pending" && status !== "active")) && (
        <StatusBadge status={status} />
      )}
      {approval_status !== "approved" && <ApprovalBadge status={approval_status} />}
      {awaits_result && <Badge text="Sonuç bekleniyor" tone="notice" />}
      {waiting_change?.state === "pending" && <Badge text="Değişiklik onay bekliyor" tone="notice" />}
    </>
  );
}
