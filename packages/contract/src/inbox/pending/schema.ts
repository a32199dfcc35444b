import { z } from "zod";
import { pendingListing } from "../../becayis/board/moderation/admin-schema.ts";
import { report } from "../../becayis/board/reports/admin-schema.ts";
import { staffDocument } from "../../becayis/papers/staff/admin-schema.ts";
import { adminComment } from "../../blog/comments/admin-schema.ts";
import { id } from "../../common/atoms.ts";
import { limits } from "../../common/limits.ts";
import { done } from "../../common/results.ts";
import { mailLog } from "../../mail/admin-schema.ts";
import { contactMessage } from "../contact/admin-schema.ts";
import { type PendingKind, pendingKindList } from "./labels.ts";

/** A mail counts as waiting after its last attempt failed. */
export const pendingKind = z.enum(pendingKindList);

export const listPendingInput = z.strictObject({ kind: pendingKind.optional() });

const since = z.string();

/** A waiting record in the form of the list of its kind. */
export const pendingRecord = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("comment"), since, record: adminComment }),
  z.object({ kind: z.literal("message"), since, record: contactMessage }),
  z.object({ kind: z.literal("listing"), since, record: pendingListing }),
  z.object({ kind: z.literal("document"), since, record: staffDocument }),
  z.object({ kind: z.literal("report"), since, record: report }),
  z.object({ kind: z.literal("mail"), since, record: mailLog }),
]);

/** How many records of each kind wait. */
export const pendingCounts = z.object({
  comment: z.number(),
  message: z.number(),
  listing: z.number(),
  document: z.number(),
  report: z.number(),
  mail: z.number(),
} satisfies Record<PendingKind, z.ZodNumber>);

/** Kinds of decisions that can be taken back for some seconds. */
export const heldKind = z.enum(["listing", "comment"]);
export type HeldKind = z.output<typeof heldKind>;

/** A decision that can be taken back. */
export const heldAction = z.object({
  kind: heldKind,
  recordId: id,
  /** The listing's title or the comment's first words. */
  title: z.string(),
  /** Who decided; null for an administrator who is gone. */
  adminName: z.string().nullable(),
  until: z.string(),
});
export type HeldAction = z.output<typeof heldAction>;

const heldRecord = z.strictObject({ kind: heldKind, recordId: id });
export const takeBackInput = z.strictObject({ actions: z.array(heldRecord).min(1).max(limits.pendingShown) });
export type TakeBackInput = z.output<typeof takeBackInput>;
/** `count` decisions were taken back. */
export const takenBack = done.extend({ count: z.number() });

/** The longest waiting first, mails last; at most `limits.pendingShown`. */
export const pendingList = z.object({
  records: z.array(pendingRecord),
  counts: pendingCounts,
});

export type ListPendingInput = z.output<typeof listPendingInput>;
export type PendingRecord = z.output<typeof pendingRecord>;
export type PendingCounts = z.output<typeof pendingCounts>;
export type PendingList = z.output<typeof pendingList>;
