import type { RenewedListing } from "@site/contract/becayis/board/listings/schema";
import { becayisTexts } from "@site/contract/becayis/labels";
import type { Prisma } from "@site/db";
import type { App } from "../../../../../core/app.ts";
import { AppError } from "../../../../../core/calls/errors.ts";
import { DAY_MS, databaseNow, inDays } from "../../../../../core/database/clock.ts";
import { changePages } from "../../../../../core/pages/pages.ts";
import { openToken, sealToken } from "../../../../../core/secrets/sealed-token.ts";
import { joinGraph, leaveGraph, lockListings } from "../../../swaps/matching/graph/graph.ts";
import { notifyReleased } from "../../../swaps/matching/released-notifications.ts";
import { readBoardSettings } from "../../settings/service.ts";
import { onlyOneActive } from "./own-service.ts";

const RENEWAL = "becayis.renewal";

type Tx = Prisma.TransactionClient;
type ListingRecord = Prisma.ListingGetPayload<object>;

/**
 * Pauses or activates a listing as its owner. Activation soon after expiry renews it for its full time.
 * @throws NOT_FOUND if it is someone else's, CONFLICT if another one is active or it is too late
 */
export function setOwnListingStatus(
  app: App,
  memberId: number,
  id: number,
  status: "active" | "paused" | "completed",
): Promise<void> {
  return setListingStatus(app, { id, memberId }, status);
}

/**
 * Pauses or activates a listing.
 * @param which the listing, with its owner if only the owner may change it
 * @param onLeft called within the transaction if the listing leaves the board
 * @param oneActive the message if the member has another active listing
 */
export async function setListingStatus(
  app: App,
  which: { id: number; memberId?: number },
  status: "active" | "paused" | "completed",
  { onLeft, oneActive }: { onLeft?: (tx: Tx, listing: ListingRecord) => Promise<void>; oneActive?: string } = {},
): Promise<void> {
  const write = () =>
    changePages(app, ["becayis"], async (tx) => {
      const listing = await lockedListing(tx, which);
      if (status === "active") await activate(tx, listing);
      else if (await takeOffBoard(app, tx, listing, status)) await onLeft?.(tx, listing);
    });
  await onlyOneActive(write, oneActive);
}

/**
 * Takes a listing off the board, within a transaction that has locked it. Its answers to pending matches and rings are
 * restored when it returns; an accepted swap ends, and its other members are released and notified.
 * @returns false if it has the status already
 */
export async function takeOffBoard(
  app: App,
  tx: Tx,
  { id, status: before }: Pick<ListingRecord, "id" | "status">,
  status: "paused" | "completed",
): Promise<boolean> {
  if (before === status) return false;
  await notifyReleased(app, tx, await leaveGraph(tx, [id]));
  await tx.listing.update({ where: { id }, data: { status } });
  return true;
}

/** Renews a listing for its full time. @throws NOT_FOUND if it is someone else's, CONFLICT if it is too late */
export async function renewListing(app: App, memberId: number, id: number): Promise<RenewedListing> {
  return renew(app, { id, memberId }, undefined);
}

/** Returns the token of a reminder's renewal link; it works once, while the listing keeps its expiry. */
export function renewalToken(app: App, { id, expiresAt }: { id: number; expiresAt: Date }): string {
  return sealToken(app, RENEWAL, `${id}:${expiresAt.getTime()}`);
}

/** Renews a listing by a mailed link, without a session. @throws NOT_FOUND for an invalid or used token */
export async function renewByToken(app: App, token: string): Promise<RenewedListing> {
  const [id, end] = (openToken(app, RENEWAL, token) ?? "").split(":").map(Number);
  if (!id || !end) throw invalidToken();
  return renew(app, { id }, end);
}

const invalidToken = () => new AppError("NOT_FOUND", { message: becayisTexts.renewalInvalid });

async function renew(
  app: App,
  which: { id: number; memberId?: number },
  expectedEnd: number | undefined,
): Promise<RenewedListing> {
  return onlyOneActive(() =>
    changePages(app, ["becayis"], async (tx) => {
      const listing = await lockedListing(tx, which);
      if (expectedEnd !== undefined && listing.expiresAt.getTime() !== expectedEnd) throw invalidToken();
      if (listing.status === "paused" || listing.status === "completed")
        throw new AppError("CONFLICT", { message: becayisTexts.listingClosed });
      const { listingDays } = await readBoardSettings(tx);
      const expiresAt = await inDays(tx, listingDays);
      if (hasEnded(listing, await databaseNow(tx))) await activate(tx, listing);
      else await tx.listing.update({ where: { id: listing.id }, data: { expiresAt, remindersSent: 0 } });
      return {
        slug: listing.slug,
        title: listing.title,
        expiresAt: expiresAt.toISOString(),
        message: becayisTexts.renewed(listingDays),
      };
    }),
  );
}

async function activate(tx: Tx, listing: ListingRecord): Promise<void> {
  const now = await databaseNow(tx);
  const ended = hasEnded(listing, now);
  if (listing.status === "active" && !ended) return;
  const { listingDays, revivalDays } = await readBoardSettings(tx);
  if (ended && listing.expiresAt.getTime() + revivalDays * DAY_MS < now.getTime())
    throw new AppError("CONFLICT", { message: becayisTexts.tooLateToRevive(revivalDays) });
  await tx.listing.update({
    where: { id: listing.id },
    data: { status: "active", ...(ended && { expiresAt: await inDays(tx, listingDays), remindersSent: 0 }) },
  });
  await joinGraph(tx, listing.id);
}

function hasEnded({ status, expiresAt }: ListingRecord, now: Date): boolean {
  return status === "expired" || expiresAt <= now;
}

async function lockedListing(tx: Tx, which: { id: number; memberId?: number }): Promise<ListingRecord> {
  await lockListings(tx, [which.id]);
  const listing = await tx.listing.findFirst({ where: which });
  if (!listing) throw new AppError("NOT_FOUND", { message: becayisTexts.listingNotFound });
  return listing;
}
