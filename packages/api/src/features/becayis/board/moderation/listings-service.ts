import type { AdminListing, ListAdminListingsInput } from "@site/contract/becayis/board/moderation/admin-schema";
import { adminBecayisTexts } from "@site/contract/becayis/labels";
import { becayisNotificationTitles } from "@site/contract/becayis/notification-labels";
import { type Page, toPage } from "@site/contract/common/paging";
import { toSearchPhrase } from "@site/contract/common/text";
import { paths } from "@site/contract/paths";
import type { Prisma } from "@site/db";
import type { App } from "../../../../core/app.ts";
import { readPage } from "../../../../core/database/read-page.ts";
import { notifyMember } from "../../../notifications/notify-member.ts";
import { removeListing } from "../listings/own/removal-service.ts";
import { setListingStatus } from "../listings/own/status-service.ts";
import { findEntry } from "../reference/lookup-service.ts";
import { LIST_ADMIN_LISTINGS } from "./queries.ts";
import { type AdminListingRow, toAdminListing } from "./view.ts";

/** Returns listings of every state, newest first. */
export async function listAdminListings(
  app: App,
  { search, status, city, page, limit }: ListAdminListingsInput,
): Promise<Page<AdminListing>> {
  const entry = city ? await findEntry(app, "city", city) : undefined;
  if (city && !entry) return toPage([], { page, limit, total: 0 });
  return readPage(app.db.pool, {
    text: LIST_ADMIN_LISTINGS,
    values: [status ?? null, entry?.id ?? null, search ? toSearchPhrase(search) : null],
    page,
    limit,
    toItem: (row: AdminListingRow & { total: number }) => toAdminListing(row),
  });
}

/**
 * Pauses or activates a listing as the administrator and notifies the owner of a pause.
 * @param reason shown to the owner; may be empty
 * @param onPaused runs in the transaction that pauses it
 * @throws NOT_FOUND, CONFLICT if the owner has another active listing
 */
export async function setAdminListingStatus(
  app: App,
  id: number,
  status: "active" | "paused",
  reason: string,
  onPaused?: (tx: Prisma.TransactionClient) => Promise<void>,
): Promise<void> {
  const stop: Stop = {
    title: becayisNotificationTitles.listingPaused,
    template: "listing_paused",
    path: paths.board,
    reason,
  };
  await setListingStatus(app, { id }, status, {
    async onLeft(tx, listing) {
      await onPaused?.(tx);
      await notifyStopped(app, tx, listing, stop);
    },
    oneActive: adminBecayisTexts.cannotActivate,
  });
}

/**
 * Deletes a listing as `removeListing` does and notifies the owner.
 * @param reason shown to the owner; may be empty
 * @param before runs first in its transaction
 * @throws NOT_FOUND
 */
export async function removeListingAsAdmin(
  app: App,
  id: number,
  reason: string,
  before?: (tx: Prisma.TransactionClient) => Promise<void>,
): Promise<void> {
  const stop: Stop = {
    title: becayisNotificationTitles.listingRemoved,
    template: "listing_removed",
    path: paths.newListing,
    reason,
  };
  await removeListing(
    app,
    { id },
    {
      ...(before && { before }),
      notifyOwner: (tx, listing) => notifyStopped(app, tx, listing, stop),
    },
  );
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
