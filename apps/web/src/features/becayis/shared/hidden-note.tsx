import type { OwnListing } from "@site/contract/becayis/board/listings/schema";

const texts = {
  pending: "Bu ilan onay sürecinde. Onaylanana kadar onu yalnızca siz görürsünüz. Sonucu size bildireceğiz.",
  rejected: "Bu ilan yayınlanmadı; onu yalnızca siz görürsünüz.",
} as const;

/** Tells the owner that a listing is not visible to others yet; renders nothing once it is approved. */
export function HiddenNote({ listing: { approval_status } }: { listing: Pick<OwnListing, "approval_status"> }) {
  return approval_status === "approved" ? null : <p role="note">{texts[approval_status]}</p>;
}
