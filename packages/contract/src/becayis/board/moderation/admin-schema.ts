import { z } from "zod";
import { filterText, id, moment, requiredText, text } from "../../../common/atoms.ts";
import { limits } from "../../../common/limits.ts";
import { limitParameter, page, pageOf } from "../../../common/paging.ts";
import { refuseEmpty } from "../../../common/update.ts";
import { adminBecayisTexts } from "../../labels.ts";
import { matchStatus } from "../../swaps/matching/schema.ts";
import * as listingsFields from "../listings/fields.ts";
import { approvalStatus, listingStatus, listingTexts, priority, wishes } from "../listings/schema.ts";

const contactsField = z.number();
const matchedUserField = z.number();

/** How many of a total are of the last 30 days, and of the 30 days before. */
const newRecords = z.object({
  recent: z.number(),
  before: z.number(),
});
export type NewRecords = z.output<typeof newRecords>;

/** Growth in percent: the last 30 days against the 30 days before; 100 if there was nothing before. */
export const exchangeStats = z.object({
  totalUsers: z.number(),
  activeListings: z.number(),
  totalMatches: z.number(),
  pendingContacts: z.number(),
  userGrowth: z.number(),
  listingGrowth: z.number(),
  matchGrowth: z.number(),
  contactGrowth: z.number(),
  newRecords: z.object({
    user: newRecords,
    listing: newRecords,
    match: newRecords,
    contact: newRecords,
  }),
});

const activity = z.object({
  id: z.number(),
  createdAt: z.string(),
  title: z.string(),
  offerCity: z.string(),
  wantedCity: z.string(),
});
/** `wantedCity` is a listing's first wish, and the province that a match offers its first member. */
export const recentActivity = z.object({
  listings: z.array(activity.extend({ wishes })),
  matches: z.array(activity),
});

const cityTotal = z.object({ city: z.string(), count: z.number() });
export const topCities = z.object({
  offer: z.array(cityTotal),
  wanted: z.array(cityTotal),
});

export const adminListing = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  user: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }),
  userEmail: z.string(),
  status: listingStatus,
  approvalStatus,
  priority,
  stats: z.object({
    views: z.number(),
    contacts: contactsField,
    reports: z.number(),
  }),
  dates: z.object({ created: z.string(), expires: z.string() }),
});
export const adminListingPage = pageOf(adminListing);

const posts = {
  offerInstitution: z.string(),
  offerPosition: z.string(),
  offerCity: z.string(),
  offerDistrict: z.string().nullable(),
  wantedInstitution: z.string(),
  wantedPosition: z.string(),
  wantedCity: z.string(),
  wantedDistrict: z.string().nullable(),
  wishes,
};
/** The texts and the wishes of a listing that the administrator decides on. */
export const reviewedTexts = z.object({
  ...listingsFields.storedListingTexts,
  wanted: z.string(),
});
export const pendingListing = z.object({
  id: z.number(),
  title: z.string(),
  userName: z.string(),
  userId: z.number(),
  createdAt: z.string(),
  /** When the owner last sent it. A decision names this time, so that nobody decides on texts they have not seen. */
  submittedAt: z.string(),
  description: z.string(),
  ...posts,
  texts: reviewedTexts,
  /** Texts of the last review; null for a new listing. */
  reviewed: reviewedTexts.nullable(),
  /** True for changed texts of a listing on the board; `reviewed` are the texts that it shows until the decision. */
  isChange: z.boolean(),
});

export const adminListingDetails = z.object({
  id: z.number(),
  slug: z.string(),
  /** True if its public page exists. */
  isPublished: z.boolean(),
  status: listingStatus,
  approvalStatus,
  owner: z.object({ name: z.string(), email: z.string() }),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** Changes with each edit; a correction names the version that it is based on. */
  version: z.string(),
  rejectionReason: z.string(),
  ...listingsFields.storedListingTexts,
  priority,
  ...posts,
});

const person = z.object({ firstName: z.string(), lastName: z.string(), email: z.string() });
export const adminMatch = z.object({
  id: z.number(),
  status: matchStatus,
  score: z.number(),
  createdAt: z.string(),
  user: person,
  matchedUser: person,
  /** The ranks of the wishes that the match meets. */
  ranks: z.object({ user: z.number(), matchedUser: matchedUserField }),
  /** The member's listing; `wantedCity` is where the match would bring them. */
  listing: z.object({
    title: z.string(),
    priority,
    offerCity: z.string(),
    wantedCity: z.string(),
  }),
});
export const adminMatchPage = pageOf(adminMatch);

const contactPerson = z.object({ name: z.string(), phone: z.string().nullable() });
export const adminContact = z.object({
  id: z.number(),
  status: z.enum(["pending", "accepted"]),
  contactType: z.enum(["request", "platform", "email", "phone"]),
  message: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  listing: z.object({ title: z.string(), ...posts }),
  requester: contactPerson,
  listingOwner: contactPerson,
});
export const adminContactPage = pageOf(adminContact);

export const listAdminListingsInput = z.strictObject({
  search: filterText,
  status: listingStatus.optional(),
  city: filterText,
  page,
  limit: limitParameter(limits.adminListingsPerPage),
});
/** Reason of a pause or deletion, shown to the owner. */
const reason = text(1000).nullish();
export const setAdminListingStatusInput = z.strictObject({
  id,
  status: z.enum(["active", "paused"], "Geçerli bir durum seçin"),
  reason,
});
export const removeAdminListingInput = z.strictObject({ id, reason });
const submittedAt = moment.optional();
export const approveListingInput = z.strictObject({
  id,
  adminNote: text(1000).nullish(),
  submittedAt,
});
export const rejectListingInput = z.strictObject({
  id,
  reason: requiredText(1000, adminBecayisTexts.reasonRequired),
  submittedAt,
});
/** The form of a correction. It has no post and wishes, which are the owner's. The note is sent to the owner. */
export const listingCorrectionForm = listingTexts.extend({ priority, note: text(1000) });
/** Fields that are not sent stay as they are. */
export const correctListingInput = listingCorrectionForm
  .partial()
  .extend({ id, version: moment })
  .superRefine(refuseEmpty(listingCorrectionForm.omit({ note: true })));
export const cannedReason = z.object({ id: z.number(), text: z.string() });
export const createCannedReasonInput = z.strictObject({
  text: requiredText(500, adminBecayisTexts.cannedReasonRequired),
});
export const updateCannedReasonInput = createCannedReasonInput.extend({ id });
export const listAdminMatchesInput = z.strictObject({
  search: filterText,
  status: matchStatus.optional(),
  page,
  limit: limitParameter(limits.adminListingsPerPage),
});
export const listAdminContactsInput = z.strictObject({
  search: filterText,
  status: z.enum(["pending", "accepted"]).optional(),
  type: z.enum(["platform", "email", "phone"]).optional(),
  page,
  limit: limitParameter(limits.adminListingsPerPage),
});
export const setDecisionInput = z.strictObject({
  id,
  status: z.enum(["accepted", "rejected"], "Geçerli bir durum seçin"),
});

export type ExchangeStats = z.output<typeof exchangeStats>;
export type RecentActivity = z.output<typeof recentActivity>;
export type TopCities = z.output<typeof topCities>;
export type ReviewedTexts = z.output<typeof reviewedTexts>;
export type AdminListing = z.output<typeof adminListing>;
export type AdminListingDetails = z.output<typeof adminListingDetails>;
export type AdminMatch = z.output<typeof adminMatch>;
export type AdminContact = z.output<typeof adminContact>;
export type ApproveListingInput = z.output<typeof approveListingInput>;
export type RejectListingInput = z.output<typeof rejectListingInput>;
export type CorrectListingInput = z.output<typeof correctListingInput>;
export type CannedReason = z.output<typeof cannedReason>;
export type PendingListing = z.output<typeof pendingListing>;
export type ListAdminListingsInput = z.output<typeof listAdminListingsInput>;
export type ListAdminMatchesInput = z.output<typeof listAdminMatchesInput>;
export type ListAdminContactsInput = z.output<typeof listAdminContactsInput>;
