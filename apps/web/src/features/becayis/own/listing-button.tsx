import { useHasToken } from "@site/browser/use-has-token";
import { askAddress, type Question } from "@site/contract/becayis/board/ask/address";
import type { OwnListing } from "@site/contract/becayis/board/listings/schema";
import { withReturnPath } from "@site/contract/identity/links/return-path";
import { paths } from "@site/contract/paths";
import { memberToken } from "../../../framework/browser.ts";
import { useOwnListings } from "./use-own-listings.ts";

/** Returns the member's listing that is published or awaits approval; a member can have only one. */
export function findLiveListing(own: OwnListing[]): OwnListing | undefined {
  return own.find(({ status, approvalStatus }) => status === "active" && approvalStatus !== "rejected");
}

/**
 * Returns the link to the reader's listing, or to the page that creates one.
 * @param question initial values for the question's page, which creates a listing without an account
 */
export function useListingLink(question?: Partial<Question>): { to: string; label: string } {
  const isMember = useHasToken(memberToken);
  const own = findLiveListing(useOwnListings().data ?? []);
  if (own) return { to: paths.listing(own.slug), label: "İlanım" };
  if (question) return { to: askAddress(question), label: "İlan Ver" };
  const form = isMember ? paths.newListing : withReturnPath(paths.login, paths.newListing);
  return { to: form, label: "İlan Oluştur" };
}

/** Links to the member's listing, or to the page that creates one; without `question` visitors sign in first. */
export function ListingButton({ question }: { question?: Partial<Question> }) {
  const { to, label } = useListingLink(question);
  return (
    <a href={to} className="button">
      {label}
    </a>
  );
}
