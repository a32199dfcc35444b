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
  /** When a ring can no longer be answered. */
  answerUntil?: Date;
  /** By the database's clock. */
  now: Date;
}

/**
 * Returns why a match or a ring is over for one of its sides, as things are now; null while it is open or accepted. Of
 * the other sides it says no more than the board does: that their listing is not there.
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
