import { becayisTexts, contactRequestTexts } from "@site/contract/becayis/labels";
import { becayisNotificationTitles } from "@site/contract/becayis/notification-labels";
import { maskName } from "@site/contract/becayis/privacy";
import { maskContactDetails } from "@site/contract/common/contact-details";
import { paths } from "@site/contract/paths";
import type { Prisma } from "@site/db";
import type { App } from "../../../../core/app.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import { databaseNow } from "../../../../core/database/clock.ts";
import { type NotificationInput, notifyMember } from "../../../notifications/notify-member.ts";
import { requestsPath } from "../../paths.ts";
import { canSee } from "../blocks/policy.ts";
import { assertCanContact, getContactRelations } from "../blocks/service.ts";
import { isPublished } from "../matching/view.ts";
import { type RequestRow, requestInclude } from "./view.ts";

/**
 * Accepts or rejects a pending contact request as the listing's owner; of concurrent answers one succeeds. Acceptance
 * reveals contact data to both sides.
 * @throws NOT_FOUND if it is not addressed to the member, CONFLICT if it is no longer pending or its sender cannot be
 * reached
 */
export async function answerContactRequest(
  app: App,
  ownerId: number,
  id: number,
  status: "accepted" | "rejected",
): Promise<string> {
  // A request accepted by the administrator still needs the owner's own acceptance.
  const open: Prisma.ContactRequestWhereInput[] = [
    { status: "pending", lapsesAt: { gt: await databaseNow(app.db.pool) } },
    ...(status === "accepted" ? [{ status: "accepted", answeredAt: null }] : []),
  ];
  return app.db.prisma.$transaction(async (tx) => {
    if (status === "accepted") await assertRequesterInReach(tx, ownerId, id);
    const { count } = await tx.contactRequest.updateMany({
      where: { id, listing: { memberId: ownerId }, contactType: "request", OR: open },
      data: { status, answeredAt: new Date() },
    });
    if (count === 0) throw await findRefusal(tx, { id, listing: { memberId: ownerId } });
    const row = await tx.contactRequest.findUniqueOrThrow({ where: { id }, include: requestInclude });
    await (status === "accepted" ? notifyAccepted(app, tx, row) : notifyRejected(app, tx, row));
    return contactRequestTexts[status];
  });
}

async function assertRequesterInReach(tx: Prisma.TransactionClient, ownerId: number, id: number): Promise<void> {
  const request = await tx.contactRequest.findFirst({
    where: { id, listing: { memberId: ownerId } },
    select: { requesterId: true },
  });
  if (request)
    await assertCanContact(
      tx,
      ownerId,
      [request.requesterId],
      () => new AppError("CONFLICT", { message: contactRequestTexts.notPending }),
    );
}

/** Withdraws a pending contact request as its sender. @throws NOT_FOUND, CONFLICT as in `answerContactRequest` */
export async function withdrawContactRequest(app: App, memberId: number, id: number): Promise<void> {
  await app.db.prisma.$transaction(async (tx) => {
    const { count } = await tx.contactRequest.updateMany({
      where: { id, requesterId: memberId, status: "pending" },
      data: { status: "withdrawn", answeredAt: new Date() },
    });
    if (count === 0) throw await findRefusal(tx, { id, requesterId: memberId });
  });
}

async function findRefusal(tx: Prisma.TransactionClient, mine: Prisma.ContactRequestWhereInput): Promise<AppError> {
  const known = await tx.contactRequest.count({ where: mine });
  return known > 0 ? new AppError("CONFLICT", { message: contactRequestTexts.notPending }) : new AppError("NOT_FOUND");
}

async function notifyAccepted(app: App, tx: Prisma.TransactionClient, row: RequestRow): Promise<void> {
  const listingTitle = await titleFor(tx, row);
  await notifyMember(app, tx, row.requesterId, {
    event: "contact_request_accepted",
    title: becayisNotificationTitles.requestAccepted,
    message: listingTitle,
    link: requestsPath("sent"),
    mail: (name) => ({
      template: "contact_request_accepted",
      props: { name, listingTitle, path: requestsPath("sent"), from: maskName(row.listing.member) },
    }),
  });
  await notifyMember(app, tx, row.listing.memberId, {
    event: "contact_request_received",
    title: becayisNotificationTitles.contactShared,
    message: `${maskName(row.requester)}: ${row.listing.title}`,
    link: requestsPath("received"),
    mail: (name) => ({
      template: "contact_shared",
      props: { name, listingTitle: row.listing.title, path: requestsPath("received"), from: maskName(row.requester) },
    }),
  });
}

/** Notifies the sender that a request was rejected. */
export function notifyRejected(app: App, tx: Prisma.TransactionClient, row: RequestRow): Promise<void> {
  return notifyEnded(app, tx, row, (listingTitle) => ({
    event: "contact_request_refused",
    title: becayisNotificationTitles.requestRefused,
    mail: (name) => ({ template: "contact_request_refused", props: { name, listingTitle, path: paths.board } }),
  }));
}

/** Notifies the sender that a request expired without an answer. */
export function notifyLapsed(app: App, tx: Prisma.TransactionClient, row: RequestRow): Promise<void> {
  return notifyEnded(app, tx, row, (listingTitle) => ({
    event: "contact_request_lapsed",
    title: becayisNotificationTitles.requestLapsed,
    mail: (name) => ({ template: "contact_request_lapsed", props: { name, listingTitle, path: requestsPath("sent") } }),
  }));
}

/** Notifies the sender of a request that ended without contact, unless a block forbids it. */
async function notifyEnded(
  app: App,
  tx: Prisma.TransactionClient,
  row: RequestRow,
  describe: (listingTitle: string) => Pick<NotificationInput, "event" | "title" | "mail">,
): Promise<void> {
  if (!(await canReceive(tx, row))) return;
  const listingTitle = await titleFor(tx, row);
  await notifyMember(app, tx, row.requesterId, {
    ...describe(listingTitle),
    message: listingTitle,
    link: requestsPath("sent"),
  });
}

/** Returns whether the sender may be notified, which a block in either direction prevents. */
async function canReceive(tx: Prisma.TransactionClient, { requesterId, listing }: RequestRow): Promise<boolean> {
  return canSee((await getContactRelations(tx, listing.memberId, [requesterId]))(requesterId));
}

/** Returns the listing title that the sender may read, without unapproved changes. */
async function titleFor(tx: Prisma.TransactionClient, { listing }: RequestRow): Promise<string> {
  return isPublished(listing, await databaseNow(tx)) ? maskContactDetails(listing.title) : becayisTexts.hiddenListing;
}
