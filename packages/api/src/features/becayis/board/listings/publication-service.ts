import { becayisNotificationTitles } from "@site/contract/becayis/notification-labels";
import { paths } from "@site/contract/paths";
import type { Prisma } from "@site/db";
import type { App } from "../../../../core/app.ts";
import { notifyMember } from "../../../notifications/notify-member.ts";
import { queueEvent } from "../../../webhooks/events-service.ts";
import { joinGraph } from "../../swaps/matching/graph/graph.ts";
import { recordAlertHits } from "../alerts/delivery-service.ts";
import { listingEnd } from "../settings/service.ts";

type Tx = Prisma.TransactionClient;
type ListingRecord = Prisma.ListingGetPayload<object>;

const approvedTitles = {
  listing: becayisNotificationTitles.listingApproved,
  change: becayisNotificationTitles.changeApproved,
};

/** Publishes a listing that awaits approval for its full time and matches it; its institution is locked. */
export async function publish(tx: Tx, id: number, adminNote: string): Promise<ListingRecord> {
  const listing = await tx.listing.update({
    where: { id, approvalStatus: "pending" },
    data: {
      adminNote,
      approvalStatus: "approved",
      rejectionReason: "",
      approvedAt: new Date(),
      expiresAt: await listingEnd(tx),
      remindersSent: 0,
    },
  });
  await joinGraph(tx, id);
  return listing;
}

/**
 * Records the alerts that an approved listing meets and tells its owner and other programs.
 * @param remark shown to the owner; may be empty
 */
export async function notifyApproved(
  app: App,
  tx: Tx,
  { id, memberId, title: listingTitle, slug }: ListingRecord,
  kind: "listing" | "change",
  remark: string,
): Promise<void> {
  await recordAlertHits(tx, id);
  const path = paths.listing(slug);
  await notifyMember(app, tx, memberId, {
    event: "listing_approved",
    title: approvedTitles[kind],
    message: remark ? `${listingTitle}: ${remark}` : listingTitle,
    link: path,
    mail: (name) => ({
      template: kind === "change" ? "listing_change_approved" : "listing_approved",
      props: { name, listingTitle, path, ...(remark && { remark }) },
    }),
  });
  await queueEvent(tx, "listing.approved", { id, title: listingTitle, slug, url: app.siteUrl + path });
}
