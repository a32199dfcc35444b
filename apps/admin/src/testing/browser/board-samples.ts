import { listingTextNames } from "@site/contract/becayis/board/listings/labels";
import type {
  AdminListing,
  AdminListingDetails,
  PendingListing,
} from "@site/contract/becayis/board/moderation/admin-schema";
import { toRecord } from "@site/contract/common/record";

export const MOMENT = "2026-11-20T09:00:00.000Z";

/** The posts of a listing with one wish. */
export const posts = {
  offer_institution: "Adalet Bakanlığı",
  offer_position: "Zabıt Kâtibi",
  offer_city: "Kars",
  offer_district: "Susuz",
  wanted_institution: "Adalet Bakanlığı",
  wanted_position: "Zabıt Kâtibi",
  wanted_city: "Uşak",
  wanted_district: null,
  wishes: [{ city: "Uşak", district: null }],
};
const texts = {
  ...toRecord(listingTextNames, () => ""),
  title: "Kars ile Uşak arasında becayiş",
  description: "Beni arayın.",
};

/** Returns a listing that awaits approval. */
export function makePendingListing(given: Partial<PendingListing> = {}): PendingListing {
  return {
    ...posts,
    ...{ id: 1, title: texts.title, user_name: "Elif Kaya", user_id: 3, description: texts.description },
    ...{ created_at: MOMENT, submitted_at: MOMENT },
    texts: { ...texts, wanted: "Uşak" },
    reviewed: null,
    is_change: false,
    ...given,
  };
}

/** Returns a listing as the list has it. */
export function makeListing(given: Partial<AdminListing> = {}): AdminListing {
  return {
    ...{ id: 1, slug: "kars-usak-1", title: texts.title },
    user: { first_name: "Elif", last_name: "Kaya", email: "elif@example.org" },
    ...{ userEmail: "elif@example.org", status: "active", approvalStatus: "approved", priority: "normal" },
    stats: { views: 1_240, contacts: 2, reports: 1 },
    dates: { created: MOMENT, expires: "2027-02-20T09:00:00.000Z" },
    ...given,
  };
}

/** Returns a listing with all its texts. */
export function makeListingDetails(given: Partial<AdminListingDetails> = {}): AdminListingDetails {
  return {
    ...posts,
    ...texts,
    ...{ id: 1, slug: "kars-usak-1", isPublished: true, status: "active", approvalStatus: "approved" },
    owner: { name: "Elif Kaya", email: "elif@example.org" },
    ...{ created_at: MOMENT, expires_at: "2027-02-20T09:00:00.000Z", version: MOMENT },
    ...{ rejection_reason: "", priority: "normal" },
    ...given,
  };
}
