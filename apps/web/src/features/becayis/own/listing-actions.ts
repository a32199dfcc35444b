import { isClosedListing } from "@site/contract/becayis/board/listings/closed-listing";
import type { OwnListing } from "@site/contract/becayis/board/listings/schema";
import { limits } from "@site/contract/common/limits";

const DAY_MS = 86_400_000;

/** The actions an owner can take now; the server checks them again. */
export interface ListingActions {
  edit: boolean;
  pause: boolean;
  activate: boolean;
  complete: boolean;
  /** True from the day of the first reminder that the listing expires. */
  renew: boolean;
}

export function getActions(
  { status, approvalStatus, expiresAt, revivableUntil }: OwnListing,
  now: number,
): ListingActions {
  const isOpen = !isClosedListing(status);
  const daysLeft = (Date.parse(expiresAt) - now) / DAY_MS;
  const isRevivable = status === "expired" && revivableUntil !== null && Date.parse(revivableUntil) > now;
  return {
    edit: isOpen,
    pause: status === "active",
    activate: status === "inactive" || status === "completed" || isRevivable,
    complete: isOpen && approvalStatus === "approved",
    renew: status === "active" && approvalStatus === "approved" && daysLeft <= Math.max(...limits.listingReminderDays),
  };
}
