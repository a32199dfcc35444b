import type { EndReason } from "@site/contract/becayis/swaps/matching/schema";
import { isPublished, type MatchedListing } from "./view.ts";

interface Side {
  answer: string;
  listing: MatchedListing;
}

interface Swap {
  status: string;
  mine: Side;
  others: Side[];
  /** Deadline for the answers to a ring. */
  answerUntil?: Date;
  /** By the database's clock. */
  now: Date;
}

/**
 * Returns why a match or a ring has ended for one of its sides; null while it is open or accepted. About the other
 * sides it reveals only what the board shows: that their listing is gone.
 */
export function getEndReason({ status, mine, others, answerUntil, now }: Swap): EndReason | null {
  if (status === "rejected") {
    if (mine.answer === "rejected") return "refused_by_me";
    return others.some(({ answer }) => answer === "rejected") ? "refused" : "closed";
  }
  if (status !== "expired") return null;
  if (mine.listing.settledIn !== null) return "agreed_elsewhere";
  if (!isPublished(mine.listing, now)) return "away";
  if (others.some(({ listing }) => listing.settledIn !== null || !isPublished(listing, now))) return "other_away";
  return answerUntil !== undefined && answerUntil <= now ? "late" : "changed";
}
