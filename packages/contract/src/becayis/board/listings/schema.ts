import { z } from "zod";
import { filterText, getKeys, id, requiredText, slugParam, text } from "../../../common/atoms.ts";
import { limits } from "../../../common/limits.ts";
import { limitParameter, page, pageOf } from "../../../common/paging.ts";
import { refuseEmpty } from "../../../common/update.ts";
import { becayisTexts } from "../../labels.ts";
import { verifiedMonth } from "../../papers/staff/verified-month.ts";
import { maskedPerson, revealedPerson } from "../../privacy.ts";
import { optionalRef, requiredRef } from "../reference/lookup-ref.ts";
import * as listingsFields from "./fields.ts";

export const listingStatus = z.enum(["active", "paused", "completed", "expired"]);
export const approvalStatus = z.enum(["pending", "approved", "rejected"]);
export const priority = z.enum(["low", "normal", "high", "urgent"]);
export const contactRequestState = z.enum(["none", "pending", "accepted", "rejected"]);

/** A wanted place; a null district means any district of the city. */
export const wish = z.object({ city: z.string(), district: z.string().nullable() });
/** One to five wanted places in the order in which they are wanted; the first is `wantedCity`, `wantedDistrict`. */
export const wishes = z.array(wish);

/** The posts of a listing; a null district means any district of the city. */
const listingFields = {
  id: z.number(),
  slug: z.string(),
  offerInstitution: z.string(),
  offerPosition: z.string(),
  institutionSlug: z.string(),
  positionSlug: z.string(),
  offerCity: z.string(),
  offerDistrict: z.string().nullable(),
  /** The month in which the owner was verified at the institution; null if not. */
  verifiedMonth: verifiedMonth.nullable(),
  wantedInstitution: z.string(),
  wantedPosition: z.string(),
  wantedCity: z.string(),
  wantedDistrict: z.string().nullable(),
  wishes,
  approvalStatus,
  priority,
  viewCount: z.number(),
  contactCount: z.number(),
  createdAt: z.string(),
  /** Time of approval; null before. */
  publishedAt: z.string().nullable(),
  updatedAt: z.string(),
  expiresAt: z.string(),
  contactRequestStatus: contactRequestState,
  ...listingsFields.storedListingTexts,
};

/** The view for everyone: masked owner, contact details removed from the texts. */
export const maskedListing = z.strictObject({
  ...listingFields,
  status: listingStatus,
  user: maskedPerson,
});

/** The view for accepted members and the owner. */
export const revealedListing = z.strictObject({
  ...listingFields,
  status: listingStatus,
  userId: z.number(),
  user: revealedPerson,
});

export const listing = z.union([revealedListing, maskedListing]);
/** `total` is capped at 2,000 (limits.listingsFound). */
export const listingPage = pageOf(listing);

/** One to five wanted places, each a number of `reference/place.ts`, the most wanted first. */
const wantedPlaces = z
  .array(id)
  .min(1, becayisTexts.wantedCityRequired)
  .max(limits.wishesPerListing, becayisTexts.tooManyWishes(limits.wishesPerListing));

/** The texts of a listing. */
export const listingTexts = z.strictObject(listingsFields.listingTextFields);

/**
 * Changed texts of a listing on the board, which shows the approved ones until an administrator has approved these. Of
 * a rejected change `rejectionReason` is the reason.
 */
const waitingChange = listingTexts.extend({
  state: z.enum(["pending", "rejected"]),
  /** When the owner last sent it. */
  submittedAt: z.string(),
});

/** A listing as its owner sees it; `inactive` means paused. */
export const ownListing = z.strictObject({
  ...listingFields,
  status: z.enum(["active", "inactive", "completed", "expired"]),
  userId: z.number(),
  user: revealedPerson,
  /** The numbers of `wishes`. */
  wantedPlaces,
  /** The administrator's reason for rejection. */
  rejectionReason: z.string(),
  /** True if it is bound to an accepted match or ring. */
  isSettled: z.boolean(),
  /** True if it is off the board because another party has reported an approval and the own result is not known. */
  awaitsResult: z.boolean(),
  /** Until when an expired listing can be renewed; null otherwise. */
  revivableUntil: z.string().nullable(),
  /** Null if nothing waits; the other fields are the approved texts. */
  waitingChange: waitingChange.nullable(),
});

/** Both spellings are accepted. */
const SORTS = {
  created_at: "createdAt",
  createdAt: "createdAt",
  updated_at: "updatedAt",
  updatedAt: "updatedAt",
  expires_at: "expiresAt",
  expiresAt: "expiresAt",
  view_count: "viewCount",
  viewCount: "viewCount",
  priority: "priority",
  title: "title",
} as const;
export const listingSort = getKeys(SORTS).transform((name) => SORTS[name]);
export type ListingSort = (typeof SORTS)[keyof typeof SORTS];

/** `city` matches offers and wishes; `fromCity` and `toCity` select a pair. Cities by id, name or slug. */
export const listListingsInput = z.strictObject({
  search: filterText,
  city: filterText,
  fromCity: filterText,
  toCity: filterText,
  position: filterText,
  institution: filterText,
  /** True for listings of owners who are verified at the institution alone. */
  verifiedOnly: z.boolean().default(false),
  /** The caller's own id under its documented name; any other matches nothing. */
  userId: id.optional(),
  page,
  limit: limitParameter(limits.listingsPerPage),
  sortBy: listingSort.default("createdAt"),
  sortOrder: z.enum(["asc", "desc"]).default("desc"),
});

export const byListingIdInput = z.strictObject({ id });
export const byListingSlugInput = z.strictObject({ slug: slugParam });

/** The owner's texts and choices of a new listing, without its places; all but the title may be missing. */
export const newListing = listingTexts.extend(listingsFields.newListingTexts);

/** A new listing; its post comes from the profile. */
export const submitListingInput = newListing.extend({ wantedPlaces });

/**
 * The same as other programs send it, by names or numbers. The offered fields, institution and position must equal the
 * profile's; other values are rejected. Of `wantedCity` and `wishes` one is required; where both are sent, `wantedCity`
 * and `wantedDistrict` must be the first of `wishes`.
 */
export const createListingInput = newListing
  .extend({
    offerInstitution: requiredRef(becayisTexts.offerInstitutionRequired),
    offerPosition: requiredRef(becayisTexts.offerPositionRequired),
    offerCity: requiredRef(becayisTexts.offerCityRequired),
    offerDistrict: optionalRef,
    wantedInstitution: requiredRef(becayisTexts.wantedInstitutionRequired),
    wantedPosition: requiredRef(becayisTexts.wantedPositionRequired),
    wantedCity: requiredRef(becayisTexts.wantedCityRequired).optional(),
    wantedDistrict: optionalRef,
    wishes: z
      .array(z.strictObject({ city: requiredRef(becayisTexts.wantedCityRequired), district: optionalRef }))
      .min(1, becayisTexts.wantedCityRequired)
      .max(limits.wishesPerListing, becayisTexts.tooManyWishes(limits.wishesPerListing))
      .optional(),
  })
  .refine(({ wantedCity, wishes }) => wantedCity !== undefined || wishes !== undefined, {
    path: ["wantedCity"],
    message: becayisTexts.wantedCityRequired,
    when: ({ value }) => typeof value === "object" && value !== null, // together with what else is missing
  })
  .meta({ anyOf: [{ required: ["wantedCity"] }, { required: ["wishes"] }] });

/** Fields that are not sent stay as they are; the offered post follows the profile. */
export const updateListingInput = listingTexts
  .extend({ wantedPlaces })
  .partial()
  .extend({ id })
  .superRefine(refuseEmpty(submitListingInput));

/** `warning`: contact details in the texts stay hidden until acceptance. */
export const savedListing = z.object({
  id: z.number(),
  slug: z.string(),
  message: z.string(),
  warning: z.string().nullable(),
});

export const setListingStatusInput = z.strictObject({
  id,
  status: z
    .enum(["active", "inactive", "paused", "completed"], "Geçerli bir durum seçin")
    .transform((status) => (status === "inactive" ? "paused" : status)),
});
export const renewByTokenInput = z.strictObject({
  token: text(400, becayisTexts.renewalInvalid).min(1, becayisTexts.renewalInvalid),
});
export const renewedListing = z.object({
  slug: z.string(),
  title: z.string(),
  expiresAt: z.string(),
  message: z.string(),
});
export const reportListingInput = z.strictObject({
  id,
  reason: requiredText(1000, becayisTexts.reportReasonRequired),
});

export type Wish = z.output<typeof wish>;
export type Listing = z.output<typeof listing>;
export type MaskedListing = z.output<typeof maskedListing>;
export type RevealedListing = z.output<typeof revealedListing>;
export type OwnListing = z.output<typeof ownListing>;
export type ListListingsInput = z.output<typeof listListingsInput>;
export type WaitingChange = z.output<typeof waitingChange>;
export type ListingTexts = z.output<typeof listingTexts>;
export type NewListing = z.output<typeof newListing>;
export type SubmitListingInput = z.output<typeof submitListingInput>;
export type CreateListingInput = z.output<typeof createListingInput>;
export type UpdateListingInput = z.output<typeof updateListingInput>;
export type SavedListing = z.output<typeof savedListing>;
export type RenewedListing = z.output<typeof renewedListing>;
