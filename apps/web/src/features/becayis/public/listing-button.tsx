import { useHasToken } from "@site/browser/use-has-token";
import { askAddress, type Question } from "@site/contract/becayis/board/ask/address";
import type { OwnListing } from "@site/contract/becayis/board/listings/schema";
import { withReturnPath } from "@site/contract/identity/links/return-path";
import { paths } from "@site/contract/paths";
import { memberToken } from "../../../framework/browser.ts";
import { useOwnListings } from "./use-own-listings.ts";

/** Returns the listing that is live or awaits approval. */
export function findLiveListing(own: OwnListing[]): OwnListing | undefined {
  return own.find(({ status, approvalStatus }) => status === "active" && approvalStatus !== "rejected");
}

/**
 * Returns where the reader's listing is or is made: one that is live or awaits approval stands in the way of another.
 * @param question what the page knows of the new listing, which the question's page makes without an account
 */
export function useListingLink(question?: Partial<Question>): { to: string; label: string } {
  const isMember = useHasToken(memberToken);
  const own = findLiveListing(useOwnListings().data ?? []);
  if (own) return { to: paths.listing(own.slug), label: "İlanım" };
  if (question) return { to: askAddress(question), label: "İlan Ver" };
  const form = isMember ? paths.newListing : withReturnPath(paths.login, paths.newListing);
  return { to: form, label: "İlan Oluştur" };
}

/** Leads to the member's own listing, or to the form for a new one, for which visitors of the board sign in first. */
export function ListingButton({ question }: { question?: Partial<Question> }) {
  const { to, label } = useListingLink(question);
  return (
    <a href={to} className="button">
      {label}
    </a>
  );
}
