import { adminBecayisTexts, becayisTexts } from "@site/contract/becayis/labels";
import { approvalStatus, listingStatus, priority } from "@site/contract/becayis/listings/schema";
import type {
  AdminListingPage,
  ListAdminListingsInput,
  PendingListing,
} from "@site/contract/becayis/moderation/admin-schema";
import { becayisNotificationTitles } from "@site/contract/becayis/notification-labels";
import { limits } from "@site/contract/common/limits";
import { foldText } from "@site/contract/common/text";
import { paths } from "@site/contract/paths";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { inDays } from "../../../core/clock.ts";
import { AppError } from "../../../core/errors.ts";
import { changePages } from "../../../core/pages.ts";
import { notifyMember } from "../../notifications/notify-member.ts";
import { recordAlertHits } from "../alerts/delivery-service.ts";
import type { ListingRow } from "../listings/queries.ts";
import { removeListing } from "../listings/removal-service.ts";
import { setListingStatus } from "../listings/status-service.ts";
import { joinGraph, lockListings } from "../matching/graph.ts";
import { findEntry } from "../reference/lookup-service.ts";
import { LIST_ADMIN_LISTINGS, LIST_PENDING_LISTINGS } from "./queries.ts";

/** Returns listings of every state, newest first. */
export async function listAdminListings(
  app: App,
  { search, status, city, page, limit }: ListAdminListingsInput,
): Promise<AdminListingPage> {
  const entry = city ? await findEntry(app, "city", city) : undefined;
  if (city && !entry) return { listings: [], total: 0 };
  const { rows } = await app.db.pool.query<ListingRow & { email: string; reports: number; total: number }>(
    LIST_ADMIN_LISTINGS,
    [status ?? null, entry?.id ?? null, search ? foldText(search) : null, limit, (page - 1) * limit],
  );
  return { listings: rows.map(toAdminListing), total: rows[0]?.total ?? 0 };
}

/** Returns listings that await approval, oldest first. */
export async function listPendingListings(app: App): Promise<PendingListing[]> {
  const { rows } = await app.db.pool.query<ListingRow>(LIST_PENDING_LISTINGS);
  return rows.map(toPendingListing);
}

/**
 * Publishes a listing for 90 days, matches it and records alert results in the same transaction.
 * @param adminNote shown to the owner; may be empty
 * @throws NOT_FOUND, CONFLICT if it does not await approval
 */
export async function approveListing(app: App, id: number, adminNote: string): Promise<void> {
  await changePages(app, ["becayis"], async (tx) => {
    const listing = await decide(tx, id, {
      approvalStatus: "approved",
      adminNote,
      rejectionReason: "",
      approvedAt: new Date(),
      expiresAt: await inDays(tx, limits.listingDays),
      remindersSent: 0,
    });
    await joinGraph(tx, id);
    await recordAlertHits(tx, id);
    await notifyMember(app, tx, listing.memberId, {
      event: "listing_approved",
      title: becayisNotificationTitles.listingApproved,
      message: adminNote ? `${listing.title}: ${adminNote}` : listing.title,
      link: paths.listing(listing.slug),
      mail: (name) => ({
        template: "listing_approved",
        props: {
          name,
          listingTitle: listing.title,
          path: paths.listing(listing.slug),
          ...(adminNote && { remark: adminNote }),
        },
      }),
    });
  });
}

/** Rejects a listing and notifies the owner of the reason. @throws NOT_FOUND, CONFLICT if it does not await approval */
export async function rejectListing(app: App, id: number, reason: string): Promise<void> {
  await app.db.prisma.$transaction(async (tx) => {
    const { memberId, title } = await decide(tx, id, { approvalStatus: "rejected", rejectionReason: reason });
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

/** Changes a pending listing; of two concurrent decisions one succeeds. */
async function decide(
  tx: Prisma.TransactionClient,
  id: number,
  data: Prisma.ListingUpdateManyMutationInput,
): Promise<Prisma.ListingGetPayload<object>> {
  await lockListings(tx, [id]);
  const [decided] = await tx.listing.updateManyAndReturn({ where: { id, approvalStatus: "pending" }, data });
  if (decided) return decided;
  if ((await tx.listing.count({ where: { id } })) === 0) throw notFound();
  throw new AppError("CONFLICT", { message: adminBecayisTexts.notPending });
}

/**
 * Pauses or activates a listing as the administrator and notifies the owner of a pause.
 * @param reason shown to the owner; may be empty
 * @throws NOT_FOUND, CONFLICT if the owner has another active listing
 */
export async function setAdminListingStatus(
  app: App,
  id: number,
  status: "active" | "paused",
  reason: string,
): Promise<void> {
  const stop: Stop = {
    title: becayisNotificationTitles.listingPaused,
    template: "listing_paused",
    path: paths.board,
    reason,
  };
  await setListingStatus(app, { id }, status, (tx, listing) => notifyStopped(app, tx, listing, stop));
}

/**
 * Deletes a listing as `removeListing` does and notifies the owner.
 * @param reason shown to the owner; may be empty
 * @throws NOT_FOUND
 */
export async function removeListingAsAdmin(app: App, id: number, reason: string): Promise<void> {
  const stop: Stop = {
    title: becayisNotificationTitles.listingRemoved,
    template: "listing_removed",
    path: paths.newListing,
    reason,
  };
  await removeListing(app, { id }, (tx, listing) => notifyStopped(app, tx, listing, stop));
}

interface Stop {
  title: string;
  template: "listing_paused" | "listing_removed";
  path: string;
  reason: string;
}

function notifyStopped(
  app: App,
  tx: Prisma.TransactionClient,
  listing: { memberId: number; title: string },
  { title, template, path, reason }: Stop,
): Promise<void> {
  return notifyMember(app, tx, listing.memberId, {
    event: "listing_stopped",
    title,
    message: reason ? `${listing.title}: ${reason}` : listing.title,
    link: path,
    mail: (name) => ({ template, props: { name, listingTitle: listing.title, path, ...(reason && { reason }) } }),
  });
}

const notFound = () => new AppError("NOT_FOUND", { message: becayisTexts.listingNotFound });

function toAdminListing(row: ListingRow & { email: string; reports: number }): AdminListingPage["listings"][number] {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    user: { first_name: row.first_name, last_name: row.last_name, email: row.email },
    userEmail: row.email,
    status: listingStatus.parse(row.status),
    approvalStatus: approvalStatus.parse(row.approval_status),
    priority: priority.parse(row.priority),
    stats: { views: row.view_count, contacts: row.contact_count, reports: row.reports },
    dates: { created: row.created_at.toISOString(), expires: row.expires_at.toISOString() },
  };
}

/** Returns the offered and the wanted post of a listing. */
export function postsOf(
  row: Pick<
    ListingRow,
    "institution" | "position" | "offer_city" | "offer_district" | "wanted_city" | "wanted_district"
  >,
) {
  return {
    offer_institution: row.institution,
    offer_position: row.position,
    offer_city: row.offer_city,
    offer_district: row.offer_district,
    wanted_institution: row.institution,
    wanted_position: row.position,
    wanted_city: row.wanted_city,
    wanted_district: row.wanted_district,
  };
}

function toPendingListing(row: ListingRow): PendingListing {
  const { id, title, description, member_id, created_at, first_name, last_name } = row;
  return {
    id,
    title,
    user_name: `${first_name} ${last_name}`,
    user_id: member_id,
    created_at: created_at.toISOString(),
    description,
    ...postsOf(row),
  };
}
