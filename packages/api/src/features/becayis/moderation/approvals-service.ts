import { adminBecayisTexts, becayisTexts } from "@site/contract/becayis/labels";
import type {
  ApproveListingInput,
  PendingListing,
  RejectListingInput,
} from "@site/contract/becayis/moderation/admin-schema";
import { becayisNotificationTitles } from "@site/contract/becayis/notification-labels";
import { paths } from "@site/contract/paths";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { changePages } from "../../../core/pages/pages.ts";
import { notifyMember } from "../../notifications/notify-member.ts";
import { queueEvent } from "../../webhooks/events-service.ts";
import { recordAlertHits } from "../alerts/delivery-service.ts";
import type { ListingRow } from "../listings/queries.ts";
import { joinGraph, lockListings } from "../matching/graph.ts";
import { listingEnd } from "../settings/service.ts";
import { FIND_LISTING, KEEP_REVIEWED, LIST_PENDING_LISTINGS } from "./queries.ts";
import { getTexts, type PendingRow, toPendingListing } from "./view.ts";

type Tx = Prisma.TransactionClient;

/** Returns listings that await approval, the longest waiting first. */
export async function listPendingListings(app: App): Promise<PendingListing[]> {
  const { rows } = await app.db.pool.query<PendingRow>(LIST_PENDING_LISTINGS);
  return rows.map(toPendingListing);
}

/**
 * Publishes a listing for its full time, matches it and records alert results in the same transaction. The note is
 * shown to the owner.
 * @throws NOT_FOUND, CONFLICT if it does not await approval or was sent again
 */
export async function approveListing(app: App, { id, adminNote, submittedAt }: ApproveListingInput): Promise<void> {
  const remark = adminNote ?? "";
  await changePages(app, ["becayis"], async (tx) => {
    const listing = await decide(tx, id, submittedAt, {
      approvalStatus: "approved",
      adminNote: remark,
      rejectionReason: "",
      approvedAt: new Date(),
      expiresAt: await listingEnd(tx),
      remindersSent: 0,
    });
    await joinGraph(tx, id);
    await recordAlertHits(tx, id);
    const { memberId, title: listingTitle, slug } = listing;
    const path = paths.listing(slug);
    await notifyMember(app, tx, memberId, {
      event: "listing_approved",
      title: becayisNotificationTitles.listingApproved,
      message: remark ? `${listingTitle}: ${remark}` : listingTitle,
      link: path,
      mail: (name) => ({
        template: "listing_approved",
        props: { name, listingTitle, path, ...(remark && { remark }) },
      }),
    });
    await queueEvent(tx, "listing.approved", { id, title: listingTitle, slug, url: app.siteUrl + path });
  });
}

/**
 * Rejects a listing and notifies the owner of the reason.
 * @throws NOT_FOUND, CONFLICT if it does not await approval or was sent again
 */
export async function rejectListing(app: App, { id, reason, submittedAt }: RejectListingInput): Promise<void> {
  await app.db.prisma.$transaction(async (tx) => {
    const { memberId, title } = await decide(tx, id, submittedAt, {
      approvalStatus: "rejected",
      rejectionReason: reason,
    });
    await notifyMember(app, tx, memberId, {
      event: "listing_rejected",
      title: becayisNotificationTitles.listingRejected,
      message: `${title}: ${reason}`,
      link: paths.board,
      mail: (name) => ({
        template: "listing_rejected",
        props: { name, listingTitle: title, path: paths.board, reason },
      }),
    });
  });
}

/**
 * Changes a pending listing and keeps what was decided on; of two concurrent decisions one succeeds.
 * @param submittedAt the state that the administrator saw, if known
 */
async function decide(
  tx: Tx,
  id: number,
  submittedAt: string | undefined,
  data: Prisma.ListingUpdateManyMutationInput,
): Promise<Prisma.ListingGetPayload<object>> {
  await lockListings(tx, [id]);
  const [row] = await tx.$queryRawUnsafe<ListingRow[]>(FIND_LISTING, id);
  const [decided] = await tx.listing.updateManyAndReturn({
    where: { id, approvalStatus: "pending", ...(submittedAt !== undefined && { submittedAt: new Date(submittedAt) }) },
    data: { ...data, ...(row && { reviewed: getTexts(row) }) },
  });
  if (decided) return decided;
  const current = await tx.listing.findUnique({ where: { id }, select: { approvalStatus: true } });
  if (!current) throw new AppError("NOT_FOUND", { message: becayisTexts.listingNotFound });
  const wasSentAgain = current.approvalStatus === "pending";
  throw new AppError("CONFLICT", {
    message: wasSentAgain ? adminBecayisTexts.changedMeanwhile : adminBecayisTexts.notPending,
  });
}

/** Keeps the listing's present texts, so that the next review can show what the owner changed. */
export async function keepReviewed(tx: Tx, id: number): Promise<void> {
  const [row] = await tx.$queryRawUnsafe<ListingRow[]>(FIND_LISTING, id);
  if (row) await tx.$executeRawUnsafe(KEEP_REVIEWED, id, JSON.stringify(getTexts(row)));
}
