import type {
  ApproveListingInput,
  PendingListing,
  RejectListingInput,
} from "@site/contract/becayis/board/moderation/admin-schema";
import { adminBecayisTexts, becayisTexts } from "@site/contract/becayis/labels";
import { becayisNotificationTitles } from "@site/contract/becayis/notification-labels";
import { paths } from "@site/contract/paths";
import { Prisma } from "@site/db";
import type { App } from "../../../../core/app.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import type { AdminIdentity } from "../../../../core/context.ts";
import { recordAddressChange } from "../../../../core/pages/address-change.ts";
import { changePages } from "../../../../core/pages/pages.ts";
import { holdAction, notifyTakenBack, type ReleasedAction, releaseAction } from "../../../held-actions/service.ts";
import { notifyMember } from "../../../notifications/notify-member.ts";
import { lockListings } from "../../swaps/matching/graph/graph.ts";
import { getSearchText, getSlug } from "../listings/columns.ts";
import { notifyApproved, publish } from "../listings/publication-service.ts";
import type { ListingRow } from "../listings/queries.ts";
import { getTexts as getOwnTexts, readWaitingTexts } from "../listings/texts.ts";
import { FIND_LISTING, KEEP_REVIEWED, LIST_PENDING_LISTINGS } from "./queries.ts";
import { getTexts, type PendingRow, toPendingListing } from "./view.ts";

type Tx = Prisma.TransactionClient;
type ListingRecord = Prisma.ListingGetPayload<object>;

/** Returns listings and changed texts that await approval, the longest waiting first. */
export async function listPendingListings(app: App): Promise<PendingListing[]> {
  const { rows } = await app.db.pool.query<PendingRow>(LIST_PENDING_LISTINGS);
  return rows.map(toPendingListing);
}

/**
 * Approves a new listing or the changed texts of a listing on the board. A new one is published for its full time;
 * changed texts replace the approved ones and the expiry stays. Matches and alert results are recorded in the same
 * transaction. The note is shown to the owner.
 * @returns which of the two was approved
 * @throws NOT_FOUND, CONFLICT if nothing awaits approval or it was sent again
 */
export function approveListing(app: App, input: ApproveListingInput): Promise<"listing" | "change"> {
  return changePages(app, ["becayis"], async (tx) => {
    await releaseApproval(tx, input.id);
    return approve(app, tx, input);
  });
}

/**
 * Ends the hold of an approval. Locks the listing first, in the same order as `holdApproval`.
 * @returns undefined if none is held
 */
async function releaseApproval(tx: Tx, id: number): Promise<ReleasedAction | undefined> {
  await lockListings(tx, [id]);
  return releaseAction(tx, { kind: "listing", recordId: id });
}

async function approve(
  app: App,
  tx: Tx,
  { id, adminNote, submittedAt }: ApproveListingInput,
): Promise<"listing" | "change"> {
  const remark = adminNote ?? "";
  const { kind, row } = await lockSubmission(tx, id, submittedAt);
  const listing = kind === "change" ? await applyChange(tx, row, remark) : await publishApproved(tx, id, remark);
  await notifyApproved(app, tx, listing, kind, remark);
  return kind;
}

/**
 * Holds an approval, which takes effect when the hold ends and can be taken back until then. A listing that its owner
 * sends again in the meantime is not approved.
 * @throws NOT_FOUND, CONFLICT if nothing awaits approval, it was sent again or somebody has approved it
 */
export async function holdApproval(
  tx: Tx,
  adminId: number,
  { id, adminNote, submittedAt }: ApproveListingInput,
): Promise<void> {
  const { row } = await lockSubmission(tx, id, submittedAt);
  const input = { id, submittedAt: row.submitted_at.toISOString(), ...(adminNote && { adminNote }) };
  if (!(await holdAction(tx, { kind: "listing", recordId: id, adminId, input })))
    throw new AppError("CONFLICT", { message: adminBecayisTexts.notPending });
}

/** Approves a listing whose hold has ended, unless somebody has decided or the owner has changed it since then. */
export async function approveHeld(app: App, input: ApproveListingInput): Promise<void> {
  await changePages(app, ["becayis"], async (tx) => {
    if (!(await releaseApproval(tx, input.id))) return;
    try {
      await approve(app, tx, input);
    } catch (error) {
      if (!(error instanceof AppError) || !["NOT_FOUND", "CONFLICT"].includes(error.code)) throw error;
    }
  });
}

async function publishApproved(tx: Tx, id: number, adminNote: string): Promise<ListingRecord> {
  const listing = await publish(tx, id, adminNote);
  await storeReviewed(tx, id);
  return listing;
}

/** Publishes the waiting texts of a listing; a changed address leaves a redirect. */
async function applyChange(tx: Tx, { id, slug: former }: ListingRow, adminNote: string): Promise<ListingRecord> {
  const before = await tx.listing.findUniqueOrThrow({ where: { id } });
  const texts = getOwnTexts({ ...before, ...readWaitingTexts(before.waitingTexts) });
  const slug = getSlug(id, texts.title);
  const searchText = await getSearchText(tx, texts, before);
  const listing = await tx.listing.update({
    where: { id },
    data: { ...texts, slug, searchText, adminNote, waitingTexts: Prisma.DbNull },
  });
  await recordAddressChange(tx, paths.listing(former), paths.listing(slug));
  await storeReviewed(tx, id);
  return listing;
}

/**
 * Rejects a new listing or the changed texts of a listing on the board, and notifies the owner of the reason, and the
 * administrator whose approval is held. A listing on the board keeps the approved texts; the rejected ones wait for the
 * owner's correction.
 * @returns which of the two was rejected
 * @throws NOT_FOUND, CONFLICT if nothing awaits approval or it was sent again
 */
export async function rejectListing(
  app: App,
  admin: AdminIdentity,
  { id, reason, submittedAt }: RejectListingInput,
): Promise<"listing" | "change"> {
  return app.db.prisma.$transaction(async (tx) => {
    const { kind, row } = await lockSubmission(tx, id, submittedAt);
    const held = await releaseApproval(tx, id);
    if (held) await notifyTakenBack(tx, admin, [held]);
    const { memberId, title } = await tx.listing.update({
      where: { id },
      data: {
        rejectionReason: reason,
        // Readers see no change, so `updatedAt` stays.
        ...(kind === "listing" ? { approvalStatus: "rejected" } : { updatedAt: row.updated_at }),
      },
    });
    if (kind === "listing") await storeReviewed(tx, row.id);
    const path = kind === "change" ? paths.editListing(id) : paths.board;
    await notifyMember(app, tx, memberId, {
      event: "listing_rejected",
      title: rejectedTitles[kind],
      message: `${title}: ${reason}`,
      link: path,
      mail: (name) => ({
        template: kind === "change" ? "listing_change_rejected" : "listing_rejected",
        props: { name, listingTitle: title, path, reason },
      }),
    });
    return kind;
  });
}

const rejectedTitles = {
  listing: becayisNotificationTitles.listingRejected,
  change: becayisNotificationTitles.changeRejected,
};

/**
 * Locks a listing and returns what awaits approval: the whole listing, or changed texts of one on the board. Of two
 * concurrent decisions, the second finds nothing.
 * @param submittedAt the state that the administrator saw, if known
 */
async function lockSubmission(
  tx: Tx,
  id: number,
  submittedAt: string | undefined,
): Promise<{ kind: "listing" | "change"; row: ListingRow }> {
  await lockListings(tx, [id]);
  const [row] = await tx.$queryRawUnsafe<ListingRow[]>(FIND_LISTING, id);
  if (!row) throw new AppError("NOT_FOUND", { message: becayisTexts.listingNotFound });
  const isChange = row.waiting_texts !== null && row.rejection_reason === "";
  if (row.approval_status !== "pending" && !isChange)
    throw new AppError("CONFLICT", { message: adminBecayisTexts.notPending });
  if (submittedAt !== undefined && new Date(submittedAt).getTime() !== row.submitted_at.getTime())
    throw new AppError("CONFLICT", { message: adminBecayisTexts.changedMeanwhile });
  return { kind: isChange ? "change" : "listing", row };
}

/** Keeps the listing's present texts, so that the next review can show what the owner changed. */
export async function storeReviewed(tx: Tx, id: number): Promise<void> {
  const [row] = await tx.$queryRawUnsafe<ListingRow[]>(FIND_LISTING, id);
  if (row) await tx.$executeRawUnsafe(KEEP_REVIEWED, id, JSON.stringify(getTexts(row)));
}
