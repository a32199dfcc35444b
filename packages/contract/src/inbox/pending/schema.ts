import { z } from "zod";
import { approveListingInput, pendingListing } from "../../becayis/board/moderation/admin-schema.ts";
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

/**
 * Kinds that are decided without a question and can be taken back for some seconds: a listing or comment is approved, a
 * message or failed mail closed.
 */
export const heldKind = z.enum(["listing", "comment", "message", "mail"]);
export type HeldKind = z.output<typeof heldKind>;

/** A decision that can be taken back. */
export const heldAction = z.object({
  kind: heldKind,
  recordId: id,
  /** The title or subject, of a comment the first words. */
  title: z.string(),
  /** Who decided; null for an administrator who is gone. */
  adminName: z.string().nullable(),
  /** Whether the caller decided. */
  isOwn: z.boolean(),
  /** Milliseconds until it takes effect; the clocks of browsers may be wrong. */
  leftMs: z.number(),
});
export type HeldAction = z.output<typeof heldAction>;

const heldRecord = z.strictObject({ kind: heldKind, recordId: id });
export type HeldRecord = z.output<typeof heldRecord>;

/** Records to decide on; of a listing the state that the administrator saw, and a note to its owner. */
export const decideInput = z.strictObject({
  records: z
    .array(
      z.discriminatedUnion("kind", [
        approveListingInput.omit({ id: true }).extend({ kind: z.literal("listing"), recordId: id }),
        heldRecord.extend({ kind: heldKind.exclude(["listing"]) }),
      ]),
    )
    .min(1)
    .max(limits.pendingShown),
});
export type DecideInput = z.output<typeof decideInput>;
/** `records` are those that the decision changed; the others did not wait any more. */
export const decided = done.extend({ records: z.array(heldRecord) });
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
