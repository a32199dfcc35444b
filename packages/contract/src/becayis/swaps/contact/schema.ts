import { z } from "zod";
import { id, requiredText, text } from "../../../common/atoms.ts";
import { limits } from "../../../common/limits.ts";
import { becayisTexts, contactRequestTexts } from "../../labels.ts";
import { verifiedMonth } from "../../papers/staff/verified-month.ts";
import { party, revealedParty } from "../../privacy.ts";

const listingIdField = z.number();

export const contactRequestStatus = z.enum(["pending", "accepted", "rejected", "withdrawn", "lapsed"]);

/** A contact request as either side sees it; the other side's data is revealed after acceptance. */
export const contactRequest = z.object({
  id: z.number(),
  listingId: listingIdField,
  status: contactRequestStatus,
  message: z.string(),
  createdAt: z.string(),
  /** Expiry of a pending request. */
  lapsesAt: z.string(),
  /** `slug` is null for an unpublished listing. */
  listing: z.object({ title: z.string(), slug: z.string().nullable() }),
  requester: party,
  /** The month in which the requester was verified at the listing's institution; null if not. */
  requesterVerifiedMonth: verifiedMonth.nullable(),
  listingOwner: party,
  unreadMessages: z.number(),
});

export const contactRequestLists = z.object({
  received: z.array(contactRequest),
  sent: z.array(contactRequest),
});

/** The server determines the listing's owner; `listingOwnerId` is accepted and ignored. */
export const createContactRequestInput = z.strictObject({
  listingId: id,
  listingOwnerId: z.union([z.number(), z.string()]).nullish(),
  message: text(limits.contactRequestMessageMax).nullish(),
});
export const createdContactRequest = z.object({
  id: z.number(),
  message: z.string(),
  warning: z.string().nullable(),
});
export const setContactRequestStatusInput = z.strictObject({
  id,
  status: z.enum(["accepted", "rejected"], "Geçerli bir durum seçin"),
});

/** Opens contact after an accepted match. */
export const createContactInput = z.strictObject({
  matchId: id,
  message: text(limits.contactRequestMessageMax).nullish(),
  contactType: z.enum(["platform", "email", "phone"]).default("platform"),
});
export const createdContact = z.object({
  id: z.number(),
  message: z.string(),
  contact: revealedParty,
});

export const threadInput = z.strictObject({ id });
export const sendMessageInput = z.strictObject({
  id,
  body: requiredText(limits.contactRequestMessageMax, contactRequestTexts.messageRequired),
});
export const reportContactInput = z.strictObject({
  id,
  reason: requiredText(1000, becayisTexts.reportReasonRequired),
});
export const threadMessage = z.object({
  id: z.number(),
  isMine: z.boolean(),
  body: z.string(),
  createdAt: z.string(),
  readAt: z.string().nullable(),
});
export const thread = z.object({ other: z.string(), isBlocked: z.boolean(), messages: z.array(threadMessage) });

/** Blocks the other side of a request, match or ring; member ids are never exposed. */
export const blockInput = z.strictObject({
  requestId: id,
});
export const blockedMember = z.object({ requestId: z.number(), name: z.string(), createdAt: z.string() });

export type ContactRequest = z.output<typeof contactRequest>;
export type ContactRequestLists = z.output<typeof contactRequestLists>;
export type CreateContactRequestInput = z.output<typeof createContactRequestInput>;
export type CreateContactInput = z.output<typeof createContactInput>;
export type CreatedContact = z.output<typeof createdContact>;
export type Thread = z.output<typeof thread>;
export type BlockedMember = z.output<typeof blockedMember>;
