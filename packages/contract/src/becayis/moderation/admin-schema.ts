import { z } from "zod";
import { filterText, id, moment, requiredText, text } from "../../common/atoms.ts";
import { entities, meaningOf } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import { limits } from "../../common/limits.ts";
import { limitParameter, page } from "../../common/paging.ts";
import { refuseEmpty } from "../../common/update.ts";
import * as becayisFields from "../fields.ts";
import { adminBecayisTexts } from "../labels.ts";
import * as listingsFields from "../listings/fields.ts";
import { approvalStatus, listingStatus, listingTexts, priority, wishes } from "../listings/schema.ts";
import { matchStatus } from "../matching/schema.ts";

const contactsField = z.number().describe("İletişimler · contacts");
const matchedUserField = z.number().describe("Eşleşen üye · the matched member");

/** New records of the last 30 days and of the 30 days before. */
const newRecords = z.object({
  recent: z.number().describe("Son dönemdeki sayı · number of the last period"),
  before: z.number().meta(meaningOf(fields.before)),
});
export type NewRecords = z.output<typeof newRecords>;

/** Growth in percent: the last 30 days against the 30 days before; 100 where there was nothing before. */
export const exchangeStats = z
  .object({
    totalUsers: fields.totalUsers,
    activeListings: z.number().describe("Yayındaki ilan sayısı · number of listings on the board"),
    totalMatches: z.number().describe("Eşleşme sayısı · number of matches"),
    pendingContacts: z.number().describe("Bekleyen istek sayısı · number of pending requests"),
    userGrowth: z.number().describe("Üye artışı, yüzde · growth of members in percent"),
    listingGrowth: z.number().describe("İlan artışı, yüzde · growth of listings in percent"),
    matchGrowth: z.number().describe("Eşleşme artışı, yüzde · growth of matches in percent"),
    contactGrowth: z.number().describe("İletişim artışı, yüzde · growth of contacts in percent"),
    newRecords: z
      .object({
        user: newRecords.describe("Yeni üyeler · new members"),
        listing: newRecords.describe("Yeni ilanlar · new listings"),
        match: newRecords.describe("Yeni eşleşmeler · new matches"),
        contact: newRecords.describe("Yeni iletişimler · new contacts"),
      })
      .describe("Yeni kayıtların sayıları · numbers of new records"),
  })
  .register(entities, { id: "ExchangeStats" });

const activity = z.object({
  id: fields.id,
  createdAt: fields.createdAt,
  title: fields.title,
  offerCity: listingsFields.offerCity,
  wantedCity: listingsFields.wantedCity,
});
/** `wantedCity` is a listing's first wish, and the province that a match offers its first member. */
export const recentActivity = z
  .object({
    listings: z.array(activity.extend({ wishes })).meta(meaningOf(fields.listings)),
    matches: z.array(activity).meta(becayisFields.matches),
  })
  .register(entities, { id: "RecentActivity" });

const cityTotal = z.object({ city: becayisFields.city, count: fields.count });
export const topCities = z
  .object({
    offer: z.array(cityTotal).meta(listingsFields.offer),
    wanted: z.array(cityTotal).meta(listingsFields.wanted),
  })
  .register(entities, { id: "TopCities" });

export const adminListing = z
  .object({
    id: fields.id,
    slug: fields.slug,
    title: fields.title,
    user: z
      .object({ first_name: fields.firstName, last_name: becayisFields.lastName, email: fields.email })
      .meta(fields.user),
    userEmail: z.string().meta({
      description: "Üyenin e-posta adresi · e-mail address of the member",
      example: "ayse.yilmaz@example.org",
    }),
    status: listingStatus,
    approvalStatus,
    priority,
    stats: z
      .object({
        views: fields.viewCount,
        contacts: contactsField,
        reports: z.number().describe("Bildirim sayısı · number of reports"),
      })
      .meta(fields.stats),
    dates: z.object({ created: fields.createdAt, expires: fields.expiresAt }).describe("Tarihler · dates"),
  })
  .register(entities, { id: "AdminListing" });
export const adminListingPage = z
  .object({
    listings: z.array(adminListing).meta(meaningOf(fields.listings)),
    total: fields.total,
  })
  .register(entities, { id: "AdminListingPage" });

const posts = {
  offer_institution: listingsFields.offerInstitution,
  offer_position: listingsFields.offerPosition,
  offer_city: listingsFields.offerCity,
  offer_district: listingsFields.offerDistrict.nullable(),
  wanted_institution: listingsFields.wantedInstitution,
  wanted_position: listingsFields.wantedPosition,
  wanted_city: listingsFields.wantedCity,
  wanted_district: listingsFields.wantedDistrict.nullable(),
  wishes,
};
/** The texts and the wishes of a listing that the administrator decides on. */
export const reviewedTexts = z
  .object({
    ...listingsFields.storedListingTexts,
    wanted: z.string().describe("İstenen yerler · wanted places"),
  })
  .register(entities, { id: "ReviewedTexts" });
export const pendingListing = z
  .object({
    id: fields.id,
    title: fields.title,
    user_name: z.string().meta({ description: "Üyenin adı · name of the member", example: "Ayşe Yılmaz" }),
    user_id: fields.userId,
    created_at: fields.createdAt,
    /** When the owner last sent it; decisions name it, so that nobody decides on texts they have not seen. */
    submitted_at: becayisFields.submittedAt,
    description: fields.description,
    ...posts,
    texts: reviewedTexts.meta(becayisFields.texts),
    /** Texts of the last review; null for a new listing. */
    reviewed: reviewedTexts.nullable().meta(fields.reviewed),
    /** True for changed texts of a listing on the board; `reviewed` are those it shows until then. */
    is_change: z
      .boolean()
      .describe("Yayındaki ilanın metin değişikliğiyse true · true for changed texts of a listing on the board"),
  })
  .register(entities, { id: "PendingListing" });

/** A listing in any state, with all its texts. */
export const adminListingDetails = z
  .object({
    id: fields.id,
    slug: fields.slug,
    /** Its public page exists. */
    isPublished: z.boolean().describe("Panodaysa true · true while it is on the board"),
    status: listingStatus,
    approvalStatus,
    owner: z.object({ name: fields.name, email: fields.email }).describe("Sahibi · owner"),
    created_at: fields.createdAt,
    expires_at: fields.expiresAt,
    /** Changes with each edit; corrections name it. */
    version: fields.version,
    rejection_reason: listingsFields.rejectionReason,
    ...listingsFields.storedListingTexts,
    priority,
    ...posts,
  })
  .register(entities, { id: "AdminListingDetails" });

const person = z.object({ firstName: fields.firstName, lastName: fields.lastName, email: fields.email });
const pagination = z.object({
  page: fields.page,
  limit: fields.limit,
  total: fields.total,
  totalPages: fields.pageCount,
});
export const adminMatch = z
  .object({
    id: fields.id,
    status: matchStatus,
    score: z.number().meta({ description: "Puan, 0-100 · score, 0 to 100", example: 90 }),
    createdAt: fields.createdAt,
    user: person.meta(fields.user),
    matchedUser: person.meta(meaningOf(matchedUserField)),
    /** The ranks of the wishes that the match meets. */
    ranks: z
      .object({ user: z.number().meta(fields.user), matchedUser: matchedUserField })
      .describe("Karşılıklı istek sıraları · ranks of the wishes on both sides"),
    /** The user's; `wantedCity` is where the match would bring them. */
    listing: z
      .object({
        title: fields.title,
        priority,
        offerCity: listingsFields.offerCity,
        wantedCity: listingsFields.wantedCity,
      })
      .meta(becayisFields.listing),
  })
  .register(entities, { id: "AdminMatch" });
export const adminMatchPage = z
  .object({
    matches: z.array(adminMatch).meta(becayisFields.matches),
    pagination: pagination.meta(fields.pagination),
  })
  .register(entities, { id: "AdminMatchPage" });

const contactPerson = z.object({ name: fields.name, phone: fields.phone.nullable() });
export const adminContact = z
  .object({
    id: fields.id,
    status: z.enum(["pending", "accepted"]).meta(fields.status),
    contactType: z.enum(["request", "platform", "email", "phone"]).meta(becayisFields.contactType),
    message: fields.message,
    created_at: fields.createdAt,
    updated_at: fields.updatedAt,
    listing: z.object({ title: fields.title, ...posts }).meta(becayisFields.listing),
    requester: contactPerson.meta(becayisFields.requester),
    listing_owner: contactPerson.meta(becayisFields.listingOwner),
  })
  .register(entities, { id: "AdminContact" });
export const adminContactPage = z
  .object({
    contacts: z.array(adminContact).meta(meaningOf(contactsField)),
    pagination: pagination.meta(fields.pagination),
  })
  .register(entities, { id: "AdminContactPage" });

export const listAdminListingsInput = z.strictObject({
  search: filterText.meta(fields.search),
  status: listingStatus.optional(),
  city: filterText.meta(meaningOf(becayisFields.city)),
  page,
  limit: limitParameter(limits.adminListingsPerPage).meta(meaningOf(fields.limit)),
});
/** Reason of a pause or deletion, shown to the owner. */
const reason = text(1000).nullish().meta(fields.reason);
export const setAdminListingStatusInput = z.strictObject({
  id,
  status: z.enum(["active", "paused"], "Geçerli bir durum seçin").meta(fields.status),
  reason,
});
export const removeAdminListingInput = z.strictObject({ id, reason });
const submittedAt = moment.optional().describe("Karara bağlanan gönderimin zamanı · submission that is decided on");
export const approveListingInput = z.strictObject({
  id,
  adminNote: text(1000).nullish().describe("Yöneticinin notu · note of the administrator"),
  submittedAt,
});
export const withdrawApprovalInput = z.strictObject({ id });
export const rejectListingInput = z.strictObject({
  id,
  reason: requiredText(1000, adminBecayisTexts.reasonRequired).meta(fields.reason),
  submittedAt,
});
/** The form of a correction: the posts and the wishes are the owner's alone. The note is sent to the owner. */
export const listingCorrectionForm = listingTexts.extend({ priority, note: text(1000).meta(meaningOf(fields.note)) });
/** Fields that are not sent stay as they are. */
export const correctListingInput = listingCorrectionForm
  .partial()
  .extend({ id, version: moment.meta(meaningOf(fields.version)) })
  .superRefine(refuseEmpty(listingCorrectionForm.omit({ note: true })));
export const cannedReason = z.object({ id: z.number(), text: z.string() });
export const createCannedReasonInput = z.strictObject({
  text: requiredText(500, adminBecayisTexts.cannedReasonRequired),
});
export const updateCannedReasonInput = createCannedReasonInput.extend({ id });
export const listAdminMatchesInput = z.strictObject({
  search: filterText.meta(fields.search),
  status: matchStatus.optional(),
  page,
  limit: limitParameter(limits.adminListingsPerPage).meta(meaningOf(fields.limit)),
});
export const listAdminContactsInput = z.strictObject({
  search: filterText.meta(fields.search),
  status: z.enum(["pending", "accepted"]).optional().meta(fields.status),
  type: z.enum(["platform", "email", "phone"]).optional().meta(fields.type),
  page,
  limit: limitParameter(limits.adminListingsPerPage).meta(meaningOf(fields.limit)),
});
export const setDecisionInput = z.strictObject({
  id,
  status: z.enum(["accepted", "rejected"], "Geçerli bir durum seçin").meta(fields.status),
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
export type AdminListingPage = z.output<typeof adminListingPage>;
export type PendingListing = z.output<typeof pendingListing>;
export type AdminMatchPage = z.output<typeof adminMatchPage>;
export type AdminContactPage = z.output<typeof adminContactPage>;
export type ListAdminListingsInput = z.output<typeof listAdminListingsInput>;
export type ListAdminMatchesInput = z.output<typeof listAdminMatchesInput>;
export type ListAdminContactsInput = z.output<typeof listAdminContactsInput>;
