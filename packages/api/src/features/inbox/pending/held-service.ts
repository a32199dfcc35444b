import { approveListingInput } from "@site/contract/becayis/board/moderation/admin-schema";
import { adminBecayisTexts } from "@site/contract/becayis/labels";
import { adminCommentTexts } from "@site/contract/blog/comments/labels";
import { pendingTexts } from "@site/contract/inbox/pending/labels";
import type { DecideInput, HeldKind, HeldRecord, TakeBackInput } from "@site/contract/inbox/pending/schema";
import { heldKind } from "@site/contract/inbox/pending/schema";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { auditJob } from "../../../core/audit/audit.ts";
import { AppError } from "../../../core/calls/errors.ts";
import type { AdminIdentity } from "../../../core/context.ts";
import { approveHeld, holdApproval } from "../../becayis/board/moderation/approvals-service.ts";
import { lockListings } from "../../becayis/swaps/matching/graph/graph.ts";
import { notifyCommentAuthors, publish, unpublish } from "../../blog/comments/publication-service.ts";
import { holdAction, notifyTakenBack, type ReleasedAction, releaseAction } from "../../held-actions/service.ts";
import { closeMail, reopenMail } from "../../mail/log-service.ts";
import { unsettleNotification } from "../../notifications/service.ts";
import { closeMessage, reopenMessage } from "../contact/admin-service.ts";

type Tx = Prisma.TransactionClient;
type Decision = DecideInput["records"][number];

/** The effects of a decision on a kind: at once, at the end of its hold, and when it is taken back. */
interface HeldKindRules {
  /** @throws CONFLICT if the record does not wait */
  hold: (tx: Tx, adminId: number, decision: Decision) => Promise<void>;
  perform: (app: App, record: { recordId: number; input: unknown }) => Promise<void>;
  /** @returns false if there is nothing to take back */
  takeBack: (tx: Tx, recordId: number) => Promise<boolean>;
  /** Makes what reports the record unread again. */
  unsettle: (tx: Tx, recordId: number) => Promise<void>;
  isApproval: boolean;
  /** Said of one record. */
  done: string;
}

/** Returns the rules of a kind that is closed: nothing is left to do when the hold ends. */
function closed(
  kind: "message" | "mail",
  close: (tx: Tx, id: number) => Promise<boolean>,
  reopen: (tx: Tx, id: number) => Promise<boolean>,
  done: string,
): HeldKindRules {
  return {
    hold: async (tx, adminId, { recordId }) => {
      if (!(await close(tx, recordId))) throw new AppError("CONFLICT", { message: pendingTexts.notWaiting });
      await holdAction(tx, { kind, recordId, adminId });
    },
    perform: async (app, { recordId }) => {
      await app.db.prisma.$transaction((tx) => releaseAction(tx, { kind, recordId }));
    },
    takeBack: reopen,
    unsettle: (tx, recordId) =>
      kind === "mail"
        ? unsettleNotification(tx, "mail_failed", null)
        : unsettleNotification(tx, "contact_message", recordId),
    isApproval: false,
    done,
  };
}

const rules: Record<HeldKind, HeldKindRules> = {
  listing: {
    hold: (tx, adminId, { recordId, ...decision }) => holdApproval(tx, adminId, { ...decision, id: recordId }),
    perform: (app, { input }) => approveHeld(app, approveListingInput.parse(input)),
    takeBack: async () => true, // the approval had no effect yet
    unsettle: (tx, recordId) => unsettleNotification(tx, "listing_pending", recordId),
    isApproval: true,
    done: adminBecayisTexts.approvalHeld,
  },
  comment: {
    hold: async (tx, adminId, { recordId }) => {
      if (!(await publish(tx, recordId, adminId))) throw new AppError("CONFLICT", { message: pendingTexts.notWaiting });
    },
    perform: (app, { recordId }) => notifyCommentAuthors(app, recordId),
    takeBack: unpublish,
    unsettle: (tx, recordId) => unsettleNotification(tx, "comment", recordId),
    isApproval: true,
    done: adminCommentTexts.approved,
  },
  message: closed("message", closeMessage, reopenMessage, pendingTexts.messageClosed),
  mail: closed("mail", closeMail, reopenMail, pendingTexts.mailClosed),
};

/** In one order, so that two administrators cannot block each other. */
const byRecord = (one: HeldRecord, other: HeldRecord) =>
  one.recordId - other.recordId || one.kind.localeCompare(other.kind, "en");

/**
 * Decides on records in the way of their kinds, in one transaction; those that no longer wait are left out.
 * @returns the records that were changed, and what to say
 * @throws the error of a single record; CONFLICT if none of several waits
 */
export async function decide(
  app: App,
  adminId: number,
  { records }: DecideInput,
): Promise<{ records: HeldRecord[]; message: string }> {
  const changed = await app.db.prisma.$transaction(async (tx) => {
    const isHeld: HeldRecord[] = [];
    const listings = records.filter(({ kind }) => kind === "listing");
    const ids = listings.map(({ recordId }) => recordId);
    await lockListings(tx, ids); // at once and before any row, as it requires
    for (const decision of records.toSorted(byRecord)) {
      try {
        await rules[decision.kind].hold(tx, adminId, decision);
        isHeld.push({ kind: decision.kind, recordId: decision.recordId });
      } catch (error) {
        // Thrown before anything of the record was written.
        const isGone = error instanceof AppError && ["NOT_FOUND", "CONFLICT"].includes(error.code);
        if (!isGone || records.length === 1) throw error;
      }
    }
    if (isHeld.length === 0) throw new AppError("CONFLICT", { message: pendingTexts.noneWaiting });
    return isHeld;
  });
  const [only, ...others] = records;
  if (only && others.length === 0) return { records: changed, message: rules[only.kind].done };
  const approved = changed.filter(({ kind }) => rules[kind].isApproval).length;
  const counts = { approved, closed: changed.length - approved, gone: records.length - changed.length };
  return { records: changed, message: pendingTexts.decided(counts) };
}

/**
 * Performs a decision whose hold has ended, unless it was taken back. The audit log records what it changes as done by
 * the administrator who decided.
 */
export async function performHeldAction(app: App, id: number): Promise<void> {
  const held = await app.db.prisma.heldAction.findUnique({ where: { id } });
  if (!held) return;
  const audited = auditJob(app, held.adminId, "admin.pending.perform", String(held.recordId));
  await rules[heldKind.parse(held.kind)].perform(audited, held);
}

/**
 * Takes back decisions that are held, whoever made them, and notifies the other administrators who did.
 * @returns how many were held until now
 * @throws CONFLICT if none was: all have taken effect or were taken back
 */
export async function takeBack(app: App, admin: AdminIdentity, { actions }: TakeBackInput): Promise<number> {
  const count = await app.db.prisma.$transaction(async (tx) => {
    const taken: ReleasedAction[] = [];
    for (const action of actions.toSorted(byRecord)) {
      const held = await releaseAction(tx, action);
      // A record that was deleted or answered since then has no decision to take back.
      if (!held || !(await rules[action.kind].takeBack(tx, action.recordId))) continue;
      await rules[action.kind].unsettle(tx, action.recordId);
      taken.push(held);
    }
    await notifyTakenBack(tx, admin, taken);
    return taken.length;
  });
  if (count === 0) throw new AppError("CONFLICT", { message: pendingTexts.tooLate });
  return count;
}
