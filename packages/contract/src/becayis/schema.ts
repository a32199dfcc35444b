import { z } from "zod";
import { filterText, id, requiredText, slugParam, text } from "../common/atoms.ts";
import { limits } from "../common/limits.ts";
import { limitOf, page } from "../common/paging.ts";
import { becayisTexts } from "./labels.ts";
import { optionalRef, requiredRef } from "./lookup-ref.ts";
import { maskedPerson, revealedPerson } from "./privacy.ts";

export const listingStatus = z.enum(["active", "paused", "completed", "expired"]);
export const approvalStatus = z.enum(["pending", "approved", "rejected"]);
export const priority = z.enum(["low", "normal", "high", "urgent"]);
export const contactRequestState = z.enum(["none", "pending", "accepted", "rejected"]);

/** What a listing says of the posts (public-site.md section 3, "Listing"); a district that is null stands for each of the city’s. */
const listingFields = {
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  offer_institution: z.string(),
  offer_position: z.string(),
  offer_city: z.string(),
  offer_district: z.string().nullable(),
  wanted_institution: z.string(),
  wanted_position: z.string(),
  wanted_city: z.string(),
  wanted_district: z.string().nullable(),
  approval_status: approvalStatus,
  priority,
  view_count: z.number(),
  contact_count: z.number(),
  created_at: z.string(),
  /** Beyond the specification: the moment of the approval; null while it is not approved. */
  published_at: z.string().nullable(),
  updated_at: z.string(),
  expires_at: z.string(),
  contact_request_status: contactRequestState,
  offerDepartment: z.string(),
  wantedDepartment: z.string(),
  requirements: z.string(),
  benefits: z.string(),
};

/** For everybody: the owner masked, contact details taken out of the texts. */
export const maskedListing = z.strictObject({ ...listingFields, status: listingStatus, user: maskedPerson });

/** For whom the owner has accepted, and for the owner. */
export const revealedListing = z.strictObject({
  ...listingFields,
  status: listingStatus,
  user_id: z.number(),
  user: revealedPerson,
});

export const listing = z.union([revealedListing, maskedListing]);
/** `total` counts up to 2,000 (limits.listingsFound). */
export const listingPage = z.object({ listings: z.array(listing), total: z.number() });

/** A listing as its owner sees it: `inactive` is what others call paused (decisions.md 7). */
export const ownListing = z.strictObject({
  ...listingFields,
  status: z.enum(["active", "inactive", "completed", "expired"]),
  user_id: z.number(),
  user: revealedPerson,
  /** Why the administrator did not publish it. */
  rejection_reason: z.string(),
  /** In an accepted match or ring. */
  is_settled: z.boolean(),
  /** Until when an expired one can be brought back; null for any other. */
  revivable_until: z.string().nullable(),
});

/** Both spellings come in (decisions.md 25). */
const SORTS = {
  created_at: "created_at",
  createdAt: "created_at",
  updated_at: "updated_at",
  updatedAt: "updated_at",
  expires_at: "expires_at",
  expiresAt: "expires_at",
  view_count: "view_count",
  viewCount: "view_count",
  priority: "priority",
  title: "title",
} as const;
export const listingSort = z
  .enum(Object.keys(SORTS) as [keyof typeof SORTS, ...(keyof typeof SORTS)[]])
  .transform((name) => SORTS[name]);
export type ListingSort = (typeof SORTS)[keyof typeof SORTS];

/** `city` finds offers and wishes alike; `fromCity` and `toCity` are for pages of a pair. Cities by number, name or slug. */
export const listListingsInput = z.object({
  search: filterText,
  city: filterText,
  fromCity: filterText,
  toCity: filterText,
  position: filterText,
  institution: filterText,
  /** The caller's own number; any other finds nothing. */
  user_id: id.optional(),
  page,
  limit: limitOf(limits.listingsPerPage),
  sortBy: listingSort.default("created_at"),
  sortOrder: z.enum(["asc", "desc"]).default("desc"),
});

export const byListingIdInput = z.object({ id });
export const byListingSlugInput = z.object({ slug: slugParam });

const title = text(limits.listingTitleMax, becayisTexts.titleTooShort, becayisTexts.titleTooLong).min(
  limits.listingTitleMin,
  becayisTexts.titleTooShort,
);
const words = {
  title,
  description: text(5000).default(""),
  offerDepartment: text(200).default(""),
  wantedDepartment: text(200).default(""),
  requirements: text(2000).default(""),
  benefits: text(2000).default(""),
};

/** The offered fields and the wanted institution and position are the profile's; sent otherwise they are refused. */
export const createListingInput = z.object({
  ...words,
  offerInstitution: requiredRef(becayisTexts.offerInstitutionRequired),
  offerPosition: requiredRef(becayisTexts.offerPositionRequired),
  offerCity: requiredRef(becayisTexts.offerCityRequired),
  offerDistrict: optionalRef,
  wantedInstitution: requiredRef(becayisTexts.wantedInstitutionRequired),
  wantedPosition: requiredRef(becayisTexts.wantedPositionRequired),
  wantedCity: requiredRef(becayisTexts.wantedCityRequired),
  wantedDistrict: optionalRef,
});

/** What the owner can change; the post on offer follows the profile. */
export const updateListingInput = z.object({
  id,
  ...words,
  wantedCity: requiredRef(becayisTexts.wantedCityRequired),
  wantedDistrict: optionalRef,
});

/** `warning`: contact details in the texts stay hidden until somebody is accepted. */
export const savedListing = z.object({
  id: z.number(),
  slug: z.string(),
  message: z.string(),
  warning: z.string().nullable(),
});

export const setListingStatusInput = z.object({
  id,
  status: z
    .enum(["active", "inactive", "paused", "completed"], "Geçerli bir durum seçin")
    .transform((status) => (status === "inactive" ? "paused" : status)),
});
export const renewByTokenInput = z.object({
  token: text(400, becayisTexts.renewalInvalid).min(1, becayisTexts.renewalInvalid),
});
export const renewedListing = z.object({
  slug: z.string(),
  title: z.string(),
  expires_at: z.string(),
  message: z.string(),
});
export const reportListingInput = z.object({ id, reason: requiredText(1000, becayisTexts.reportReasonRequired) });

export type Listing = z.output<typeof listing>;
export type MaskedListing = z.output<typeof maskedListing>;
export type RevealedListing = z.output<typeof revealedListing>;
export type OwnListing = z.output<typeof ownListing>;
export type ListingPage = z.output<typeof listingPage>;
export type ListListingsInput = z.output<typeof listListingsInput>;
export type CreateListingInput = z.output<typeof createListingInput>;
export type UpdateListingInput = z.output<typeof updateListingInput>;
export type SavedListing = z.output<typeof savedListing>;
export type RenewedListing = z.output<typeof renewedListing>;
