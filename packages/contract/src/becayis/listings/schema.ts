import { z } from "zod";
import { filterText, getKeys, id, requiredText, slugParam, text } from "../../common/atoms.ts";
import { entities, meaningOf } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import { limits } from "../../common/limits.ts";
import { limitParameter, page } from "../../common/paging.ts";
import { refuseEmpty } from "../../common/update.ts";
import * as becayisFields from "../fields.ts";
import { becayisTexts } from "../labels.ts";
import { maskedPerson, revealedPerson } from "../privacy.ts";
import { optionalRef, requiredRef } from "../reference/lookup-ref.ts";
import { verifiedMonth } from "../staff/verified-month.ts";
import * as listingsFields from "./fields.ts";

export const listingStatus = z
  .enum(["active", "paused", "completed", "expired"])
  .meta(fields.status)
  .register(entities, { id: "ListingStatus" });
export const approvalStatus = z
  .enum(["pending", "approved", "rejected"])
  .describe("Onay durumu · state of the approval")
  .register(entities, { id: "ApprovalStatus" });
export const priority = z
  .enum(["low", "normal", "high", "urgent"])
  .describe("Öncelik · priority")
  .register(entities, { id: "Priority" });
export const contactRequestState = z
  .enum(["none", "pending", "accepted", "rejected"])
  .register(entities, { id: "ContactRequestState" });

/** A wanted place; a null district means any district of the city. */
export const wish = z
  .object({ city: becayisFields.city, district: becayisFields.district.nullable() })
  .register(entities, { id: "Wish" });
/** One to five wanted places in the order in which they are wanted; the first is `wanted_city`, `wanted_district`. */
export const wishes = z.array(wish).meta(listingsFields.wishes);

/** The posts of a listing; a null district means any district of the city. */
const listingFields = {
  id: fields.id,
  slug: fields.slug,
  offer_institution: listingsFields.offerInstitution,
  offer_position: listingsFields.offerPosition,
  offer_city: listingsFields.offerCity,
  offer_district: listingsFields.offerDistrict.nullable(),
  /** The month in which the owner was verified at the institution; null if not. */
  verified_month: verifiedMonth
    .nullable()
    .describe("Kurumun doğrulandığı ay; yoksa null · month of the verification; null without one"),
  wanted_institution: listingsFields.wantedInstitution,
  wanted_position: listingsFields.wantedPosition,
  wanted_city: listingsFields.wantedCity,
  wanted_district: listingsFields.wantedDistrict.nullable(),
  wishes,
  approval_status: approvalStatus,
  priority,
  view_count: fields.viewCount,
  contact_count: z.number().describe("İletişim isteği sayısı · number of contact requests"),
  created_at: fields.createdAt,
  /** Time of approval; null before. */
  published_at: z
    .string()
    .nullable()
    .describe("Yayın zamanı; onaydan önce null · time of publication; null before approval"),
  updated_at: fields.updatedAt,
  expires_at: fields.expiresAt,
  contact_request_status: contactRequestState.describe(
    "Sizin iletişim isteğinizin durumu · state of your contact request",
  ),
  ...listingsFields.storedListingTexts,
};

/** The view for everyone: masked owner, contact details removed from the texts. */
export const maskedListing = z
  .strictObject({
    ...listingFields,
    status: listingStatus,
    user: maskedPerson.meta(fields.user),
  })
  .register(entities, { id: "MaskedListing" });

/** The view for accepted members and the owner. */
export const revealedListing = z
  .strictObject({
    ...listingFields,
    status: listingStatus,
    user_id: fields.userId,
    user: revealedPerson.meta(fields.user),
  })
  .register(entities, { id: "RevealedListing" });

export const listing = z.union([revealedListing, maskedListing]).register(entities, { id: "Listing" });
/** `total` is capped at 2,000 (limits.listingsFound). */
export const listingPage = z
  .object({
    listings: z.array(listing).meta(meaningOf(fields.listings)),
    total: fields.total,
  })
  .register(entities, { id: "ListingPage" });

/** The texts of a listing. */
export const listingTexts = z.strictObject(listingsFields.listingTextFields);

/**
 * Changed texts of a listing on the board, which shows the approved ones until an administrator has approved these. Of
 * a rejected change `rejection_reason` is the reason.
 */
const waitingChange = listingTexts.extend({
  state: z.enum(["pending", "rejected"]).meta(fields.state),
  /** When the owner last sent it. */
  submitted_at: becayisFields.submittedAt,
});

/** A listing as its owner sees it; `inactive` means paused. */
export const ownListing = z
  .strictObject({
    ...listingFields,
    status: z.enum(["active", "inactive", "completed", "expired"]).meta(fields.status),
    user_id: fields.userId,
    user: revealedPerson.meta(fields.user),
    /** The administrator's reason for rejection. */
    rejection_reason: listingsFields.rejectionReason,
    /** True if it is bound to an accepted match or ring. */
    is_settled: z
      .boolean()
      .describe("Kabul edilmiş bir eşleşme veya halkadaysa true · true within an accepted match or ring"),
    /** True if it is off the board because another party has reported an approval and the own result is not known. */
    awaits_result: z
      .boolean()
      .describe("Bir taraf onay aldı, kendi sonucu bekleniyorsa true · true while the own result is awaited"),
    /** Until when an expired listing can be renewed; null otherwise. */
    revivable_until: z
      .string()
      .nullable()
      .describe("Süresi dolan ilan bu zamana kadar yenilenebilir · until when an expired listing can be renewed"),
    /** Null if nothing waits; the other fields are the approved texts. */
    waiting_change: waitingChange
      .nullable()
      .describe(
        "Onay bekleyen ya da reddedilen metin değişikliği; yoksa null · " +
          "changed texts that wait or were rejected, or null",
      ),
  })
  .register(entities, { id: "OwnListing" });

/** Both spellings are accepted. */
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
export const listingSort = getKeys(SORTS).transform((name) => SORTS[name]);
export type ListingSort = (typeof SORTS)[keyof typeof SORTS];

/** `city` matches offers and wishes; `fromCity` and `toCity` select a pair. Cities by id, name or slug. */
export const listListingsInput = z.strictObject({
  search: filterText.meta(fields.search),
  city: filterText.meta(meaningOf(becayisFields.city)),
  fromCity: filterText.meta(meaningOf(fields.fromCity)),
  toCity: filterText.meta(meaningOf(fields.toCity)),
  position: filterText.meta(meaningOf(becayisFields.position)),
  institution: filterText.meta(meaningOf(becayisFields.institution)),
  /** True for listings of owners who are verified at the institution alone. */
  verifiedOnly: z
    .boolean()
    .default(false)
    .describe("Yalnızca kurumu doğrulanmış üyelerin ilanları için true · true for listings of verified owners alone"),
  /** The caller's own id; any other matches nothing. */
  user_id: id.optional().meta(meaningOf(fields.userId)),
  page,
  limit: limitParameter(limits.listingsPerPage).meta(meaningOf(fields.limit)),
  sortBy: listingSort.default("created_at").describe("Sıralama alanı · field to sort by"),
  sortOrder: z.enum(["asc", "desc"]).default("desc").describe("Sıralama yönü · direction of the order"),
});

export const byListingIdInput = z.strictObject({ id });
export const byListingSlugInput = z.strictObject({ slug: slugParam });

/**
 * The wanted places, the most wanted first. Where `wantedCity` and `wantedDistrict` are sent as well, they must be the
 * first of them.
 */
const wishesInput = z
  .array(
    z.strictObject({
      city: requiredRef(becayisTexts.wantedCityRequired).meta(meaningOf(becayisFields.city)),
      district: optionalRef.meta(meaningOf(becayisFields.district)),
    }),
  )
  .min(1, becayisTexts.wantedCityRequired)
  .max(limits.wishesPerListing, becayisTexts.tooManyWishes(limits.wishesPerListing))
  .optional()
  .meta(listingsFields.wishes);

/**
 * The offered fields, institution and position must equal the profile's; other values are rejected. Of `wantedCity` and
 * `wishes` one is required.
 */
export const createListingInput = listingTexts
  .extend({
    ...listingsFields.newListingTexts,
    offerInstitution: requiredRef(becayisTexts.offerInstitutionRequired).describe(
      "Sunulan kurum, adı veya numarası · offered institution, by name or id",
    ),
    offerPosition: requiredRef(becayisTexts.offerPositionRequired).meta(meaningOf(listingsFields.offerPosition)),
    offerCity: requiredRef(becayisTexts.offerCityRequired).meta(meaningOf(listingsFields.offerCity)),
    offerDistrict: optionalRef.describe("Sunulan ilçe · offered district"),
    wantedInstitution: requiredRef(becayisTexts.wantedInstitutionRequired).describe(
      "İstenen kurum, adı veya numarası · wanted institution, by name or id",
    ),
    wantedPosition: requiredRef(becayisTexts.wantedPositionRequired).meta(meaningOf(listingsFields.wantedPosition)),
    wantedCity: requiredRef(becayisTexts.wantedCityRequired).optional().meta(meaningOf(listingsFields.wantedCity)),
    wantedDistrict: optionalRef.meta(listingsFields.firstWantedDistrict),
    wishes: wishesInput,
  })
  .refine(({ wantedCity, wishes }) => wantedCity !== undefined || wishes !== undefined, {
    path: ["wantedCity"],
    message: becayisTexts.wantedCityRequired,
    when: ({ value }) => typeof value === "object" && value !== null, // together with what else is missing
  })
  .meta({ anyOf: [{ required: ["wantedCity"] }, { required: ["wishes"] }] });

/** The form of a listing that exists: what the owner can change; the offered post follows the profile. */
export const listingForm = listingTexts.extend({
  wantedCity: requiredRef(becayisTexts.wantedCityRequired).meta(meaningOf(listingsFields.wantedCity)),
  wantedDistrict: optionalRef.meta(listingsFields.firstWantedDistrict),
  wishes: wishesInput,
});
/**
 * Fields that are not sent stay as they are; of another city also its district is another. Without `wishes` the first
 * wanted place is changed alone, and a later one that is the same is left out.
 */
export const updateListingInput = listingForm.partial().extend({ id }).superRefine(refuseEmpty(createListingInput));

/** `warning`: contact details in the texts stay hidden until acceptance. */
export const savedListing = z
  .object({
    id: fields.id,
    slug: fields.slug,
    message: fields.message,
    warning: becayisFields.warning.nullable(),
  })
  .register(entities, { id: "SavedListing" });

export const setListingStatusInput = z.strictObject({
  id,
  status: z
    .enum(["active", "inactive", "paused", "completed"], "Geçerli bir durum seçin")
    .transform((status) => (status === "inactive" ? "paused" : status))
    .meta(fields.status),
});
export const renewByTokenInput = z.strictObject({
  token: text(400, becayisTexts.renewalInvalid).min(1, becayisTexts.renewalInvalid).meta(meaningOf(fields.token)),
});
export const renewedListing = z
  .object({
    slug: fields.slug,
    title: fields.title,
    expires_at: fields.expiresAt,
    message: fields.message,
  })
  .register(entities, { id: "RenewedListing" });
export const reportListingInput = z.strictObject({
  id,
  reason: requiredText(1000, becayisTexts.reportReasonRequired).meta(fields.reason),
});

export type Wish = z.output<typeof wish>;
export type Listing = z.output<typeof listing>;
export type MaskedListing = z.output<typeof maskedListing>;
export type RevealedListing = z.output<typeof revealedListing>;
export type OwnListing = z.output<typeof ownListing>;
export type ListingPage = z.output<typeof listingPage>;
export type ListListingsInput = z.output<typeof listListingsInput>;
export type WaitingChange = z.output<typeof waitingChange>;
export type ListingTexts = z.output<typeof listingTexts>;
export type CreateListingInput = z.output<typeof createListingInput>;
export type UpdateListingInput = z.output<typeof updateListingInput>;
export type SavedListing = z.output<typeof savedListing>;
export type RenewedListing = z.output<typeof renewedListing>;
