import { z } from "zod";
import { id, requiredText, text } from "../../common/atoms.ts";
import { entities, meaningOf } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import { limits } from "../../common/limits.ts";
import * as becayisFields from "../fields.ts";
import { becayisTexts, contactRequestTexts } from "../labels.ts";
import { party, revealedParty } from "../privacy.ts";
import { verifiedMonth } from "../staff/verified-month.ts";

const listingIdField = z.number().describe("İlanın numarası · id of the listing");

export const contactRequestStatus = z
  .enum(["pending", "accepted", "rejected", "withdrawn", "lapsed"])
  .register(entities, { id: "ContactRequestStatus" });

/** A contact request as either side sees it; the other side's data is revealed after acceptance. */
export const contactRequest = z
  .object({
    id: fields.id,
    listing_id: listingIdField,
    status: contactRequestStatus.meta(fields.status),
    message: fields.message,
    created_at: fields.createdAt,
    /** Expiry of a pending request. */
    lapses_at: z.string().describe("İsteğin kendiliğinden sona ereceği zaman · when the request lapses"),
    /** `slug` is null for an unpublished listing. */
    listing: z.object({ title: fields.title, slug: fields.slug.nullable() }).meta(becayisFields.listing),
    requester: party.meta(becayisFields.requester),
    /** The month in which the requester was verified at the listing's institution; null if not. */
    requester_verified_month: verifiedMonth
      .nullable()
      .describe("İsteyenin kurumunun doğrulandığı ay · month in which the requester was verified"),
    listing_owner: party.meta(becayisFields.listingOwner),
    unread_messages: z.number().describe("Okunmamış mesaj sayısı · number of unread messages"),
  })
  .register(entities, { id: "ContactRequest" });

export const contactRequestLists = z
  .object({
    received: z.array(contactRequest).describe("Gelenler · what was received"),
    sent: z.array(contactRequest).meta(meaningOf(fields.sent)),
  })
  .register(entities, { id: "ContactRequestLists" });

/** The server determines the listing's owner; listingOwnerId is accepted and ignored. */
export const createContactRequestInput = z.strictObject({
  listingId: id.meta(meaningOf(listingIdField)),
  listingOwnerId: z
    .union([z.number(), z.string()])
    .nullish()
    .describe("İlan sahibinin numarası; okunmaz · id of the owner; not read"),
  message: text(limits.contactRequestMessageMax)
    .nullish()
    .meta(meaningOf(fields.message))
    .meta({ example: "Merhaba, ilanınızla ilgileniyorum. Görüşebilir miyiz?" }),
});
export const createdContactRequest = z
  .object({
    id: fields.id,
    message: fields.message,
    warning: becayisFields.warning.nullable(),
  })
  .register(entities, { id: "CreatedContactRequest" });
export const setContactRequestStatusInput = z.strictObject({
  id,
  status: z.enum(["accepted", "rejected"], "Geçerli bir durum seçin").meta(fields.status),
});

/** Opens contact after an accepted match. */
export const createContactInput = z.strictObject({
  matchId: id.describe("Eşleşmenin numarası · id of the match"),
  message: text(limits.contactRequestMessageMax).nullish().meta(meaningOf(fields.message)),
  contactType: z.enum(["platform", "email", "phone"]).default("platform").meta(becayisFields.contactType),
});
export const createdContact = z
  .object({
    id: fields.id,
    message: fields.message,
    contact: revealedParty.meta(becayisFields.contact),
  })
  .register(entities, { id: "CreatedContact" });

export const threadInput = z.strictObject({ id });
export const sendMessageInput = z.strictObject({
  id,
  body: requiredText(limits.contactRequestMessageMax, contactRequestTexts.messageRequired).meta(
    meaningOf(becayisFields.body),
  ),
});
export const reportContactInput = z.strictObject({
  id,
  reason: requiredText(1000, becayisTexts.reportReasonRequired).meta(fields.reason),
});
export const threadMessage = z.object({
  id: z.number(),
  isMine: z.boolean(),
  body: z.string(),
  created_at: z.string(),
  read_at: z.string().nullable(),
});
export const thread = z.object({ other: z.string(), isBlocked: z.boolean(), messages: z.array(threadMessage) });

/** Blocks the other side of a request, match or ring; member ids are never exposed. */
export const blockInput = z.strictObject({
  requestId: id.describe(
    "İsteğin numarası; hata bildirirken yazın · id of the request, to name when you report an error",
  ),
});
export const blockedMember = z.object({ requestId: z.number(), name: z.string(), created_at: z.string() });

export type ContactRequest = z.output<typeof contactRequest>;
export type ContactRequestLists = z.output<typeof contactRequestLists>;
export type CreateContactRequestInput = z.output<typeof createContactRequestInput>;
export type CreateContactInput = z.output<typeof createContactInput>;
export type CreatedContact = z.output<typeof createdContact>;
export type Thread = z.output<typeof thread>;
export type BlockedMember = z.output<typeof blockedMember>;
