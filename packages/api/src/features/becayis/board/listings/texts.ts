import { isDeepStrictEqual } from "node:util";
import { newListingTexts } from "@site/contract/becayis/board/listings/fields";
import { listingTextNames } from "@site/contract/becayis/board/listings/labels";
import type { ListingTexts } from "@site/contract/becayis/board/listings/schema";
import { becayisTexts } from "@site/contract/becayis/labels";
import { holdsContactDetails } from "@site/contract/common/contact-details";
import { pick } from "@site/contract/common/record";
import { z } from "zod";

/** Picks the texts of a listing that its owner wrote. */
export function getTexts(listing: ListingTexts): ListingTexts {
  return pick(listing, listingTextNames);
}

/** Returns the warning about contact details in texts, or null. */
export function getWarning(texts: ListingTexts): string | null {
  return Object.values(texts).some(holdsContactDetails) ? becayisTexts.contactWarning : null;
}

/** Stored texts, which may lack fields that were added later. */
const storedTexts = z.strictObject(newListingTexts);

/** Reads the column `waiting_texts`. */
export function readWaitingTexts(stored: unknown): ListingTexts | null {
  return stored === null ? null : storedTexts.parse(stored);
}

/**
 * Returns the texts that wait after an update of an approved listing: the sent ones merged into those that already
 * wait, or null if the result equals the approved texts. Without sent texts the waiting ones stay.
 */
export function changedTexts(
  approved: ListingTexts,
  waiting: ListingTexts | null,
  sent: Partial<ListingTexts>,
): ListingTexts | null {
  const texts = getTexts({ ...approved, ...waiting, ...sent });
  return isDeepStrictEqual(texts, approved) ? null : texts;
}
