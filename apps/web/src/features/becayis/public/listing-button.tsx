import { useHasToken } from "@site/browser/use-has-token";
import { withReturnPath } from "@site/contract/account/links/return-path";
import type { OwnListing } from "@site/contract/becayis/listings/schema";
import { paths } from "@site/contract/paths";
import { memberToken } from "../../../framework/browser.ts";
import { useOwnListings } from "./use-own-listings.ts";

/** Returns the listing that is live or awaits approval. */
export function findLiveListing(own: OwnListing[]): OwnListing | undefined {
  return own.find(({ status, approval_status }) => status === "active" && approval_status !== "rejected");
}

/** Returns where a member's listing is or is made: one that is live or awaits approval stands in the way of another. */
export function useListingLink(): { to: string; label: string } {
  const isMember = useHasToken(memberToken);
  const own = findLiveListing(useOwnListings().data ?? []);
  if (own) return { to: paths.listing(own.slug), label: "İlanım" };
  const form = isMember ? paths.newListing : withReturnPath(paths.login, paths.newListing);
  return { to: form, label: "İlan Oluştur" };
}

/** Leads to the member's own listing, or to the form for a new one; visitors sign in first. */
export function ListingButton() {
  const { to, label } = useListingLink();
  return (
    <a href={to} className="button primary">
      {label}
    </a>
  );
}
