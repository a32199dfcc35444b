import type { AdminListing, AdminListingDetails, PendingListing } from "@site/contract/becayis/moderation/admin-schema";

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
  title: "Kars ile Uşak arasında becayiş",
  description: "Beni arayın.",
  offerDepartment: "",
  wantedDepartment: "",
  requirements: "",
  benefits: "",
};

export const pendingListing: PendingListing = {
  ...posts,
  ...{ id: 1, title: texts.title, user_name: "Elif Kaya", user_id: 3, description: texts.description },
  ...{ created_at: MOMENT, submitted_at: MOMENT },
  texts: { ...texts, wanted: "Uşak" },
  reviewed: null,
  is_change: false,
};

export const adminListing: AdminListing = {
  ...{ id: 1, slug: "kars-usak-1", title: texts.title },
  user: { first_name: "Elif", last_name: "Kaya", email: "elif@example.org" },
  ...{ userEmail: "elif@example.org", status: "active", approvalStatus: "approved", priority: "normal" },
  stats: { views: 1_240, contacts: 2, reports: 1 },
  dates: { created: MOMENT, expires: "2027-02-20T09:00:00.000Z" },
};

export const listingDetails: AdminListingDetails = {
  ...posts,
  ...texts,
  ...{ id: 1, slug: adminListing.slug, isPublished: true, status: "active", approvalStatus: "approved" },
  owner: { name: "Elif Kaya", email: "elif@example.org" },
  ...{ created_at: MOMENT, expires_at: "2027-02-20T09:00:00.000Z", version: MOMENT },
  ...{ rejection_reason: "", priority: "normal" },
};
