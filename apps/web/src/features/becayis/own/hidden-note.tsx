import type { OwnListing } from "@site/contract/becayis/board/listings/schema";

const texts = {
  pending: "Bu ilan onay sürecinde. Onaylanana kadar onu yalnızca siz görürsünüz. Sonucu size bildireceğiz.",
  rejected: "Bu ilan yayınlanmadı; onu yalnızca siz görürsünüz.",
} as const;

/** Tells the owner that nobody else sees the listing; renders nothing once it is approved. */
export function HiddenNote({ listing: { approvalStatus } }: { listing: Pick<OwnListing, "approvalStatus"> }) {
  return approvalStatus === "approved" ? null : <p role="note">{texts[approvalStatus]}</p>;
}
