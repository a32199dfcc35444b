import { z } from "zod";
import { factorRecovery } from "../account/factor-recovery/schema.ts";
import { pendingListing } from "../becayis/moderation/admin-schema.ts";
import { report } from "../becayis/reports/admin-schema.ts";
import { staffDocument } from "../becayis/staff/admin-schema.ts";
import { adminComment } from "../blog/comments/admin-schema.ts";
import { entities } from "../common/field.ts";
import * as fields from "../common/fields.ts";
import { mailLog } from "../mail/admin-schema.ts";
import { contactMessage } from "../site/contact/admin-schema.ts";
import { type PendingKind, pendingKindList } from "./labels.ts";

/** Mails wait after their last attempt. */
export const pendingKind = z.enum(pendingKindList);

export const listPendingInput = z.strictObject({ kind: pendingKind.optional() });

const since = z.string().describe("Ne zamandan beri beklediği · since when it waits");
const recordMeaning = { description: "Türünün listesindeki kayıt · the record as in the list of its kind" };

/** A record that waits, as the list of its kind shows it. */
export const pendingRecord = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("comment").meta(fields.kind), since, record: adminComment.meta(recordMeaning) }),
    z.object({ kind: z.literal("message").meta(fields.kind), since, record: contactMessage.meta(recordMeaning) }),
    z.object({ kind: z.literal("listing").meta(fields.kind), since, record: pendingListing.meta(recordMeaning) }),
    z.object({ kind: z.literal("document").meta(fields.kind), since, record: staffDocument.meta(recordMeaning) }),
    z.object({ kind: z.literal("report").meta(fields.kind), since, record: report.meta(recordMeaning) }),
    z.object({ kind: z.literal("recovery").meta(fields.kind), since, record: factorRecovery.meta(recordMeaning) }),
    z.object({ kind: z.literal("mail").meta(fields.kind), since, record: mailLog.meta(recordMeaning) }),
  ])
  .register(entities, { id: "PendingRecord" });

/** How many records of each kind wait; 0 for a kind that the role may not see. */
export const pendingCounts = z
  .object({
    comment: z.number().describe("Onay bekleyen yorumlar · comments that wait for approval"),
    message: z.number().describe("Okunmamış mesajlar · unread messages"),
    listing: z.number().describe("Onay bekleyen ilanlar · listings that wait for approval"),
    document: z.number().describe("Karar bekleyen personel belgeleri · staff documents that wait for a decision"),
    report: z.number().describe("Açık şikâyetler · open reports"),
    recovery: z.number().describe("Açık kurtarma istekleri · open requests for a reset of the second factor"),
    mail: z.number().describe("Gönderilemeyen e-postalar · mails that failed"),
  } satisfies Record<PendingKind, z.ZodNumber>)
  .register(entities, { id: "PendingCounts" });

/** The longest waiting first, mails last; at most `limits.pendingShown`. */
export const pendingList = z.object({
  records: z.array(pendingRecord).describe("Kayıtlar · records"),
  counts: pendingCounts.describe("Türlere göre sayılar · counts by kind"),
});

export type ListPendingInput = z.output<typeof listPendingInput>;
export type PendingRecord = z.output<typeof pendingRecord>;
export type PendingCounts = z.output<typeof pendingCounts>;
export type PendingList = z.output<typeof pendingList>;
