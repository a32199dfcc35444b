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
  offerInstitution: "Adalet Bakanlığı",
  offerPosition: "Zabıt Kâtibi",
  offerCity: "Kars",
  offerDistrict: "Susuz",
  wantedInstitution: "Adalet Bakanlığı",
  wantedPosition: "Zabıt Kâtibi",
  wantedCity: "Uşak",
  wantedDistrict: null,
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
    ...{ id: 1, title: texts.title, userName: "Elif Kaya", userId: 3, description: texts.description },
    ...{ createdAt: MOMENT, submittedAt: MOMENT },
    texts: { ...texts, wanted: "Uşak" },
    reviewed: null,
    isChange: false,
    ...given,
  };
}

/** Returns a listing as the list's call answers it. */
export function makeListing(given: Partial<AdminListing> = {}): AdminListing {
  return {
    ...{ id: 1, slug: "kars-usak-1", title: texts.title },
    user: { firstName: "Elif", lastName: "Kaya", email: "elif@example.org" },
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
    ...{ createdAt: MOMENT, expiresAt: "2027-02-20T09:00:00.000Z", version: MOMENT },
    ...{ rejectionReason: "", priority: "normal" },
    ...given,
  };
}
