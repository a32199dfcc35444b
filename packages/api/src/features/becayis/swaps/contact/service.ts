import { adminPaths } from "@site/contract/admin-paths";
import { becayisTexts, contactRequestTexts } from "@site/contract/becayis/labels";
import { becayisNotificationTitles } from "@site/contract/becayis/notification-labels";
import { staffTexts } from "@site/contract/becayis/papers/staff/labels";
import { maskName } from "@site/contract/becayis/privacy";
import type { ContactRequestLists, CreateContactRequestInput } from "@site/contract/becayis/swaps/contact/schema";
import { holdsContactDetails, maskContactDetails } from "@site/contract/common/contact-details";
import { adminNotificationTexts } from "@site/contract/notifications/admin-labels";
import { paths } from "@site/contract/paths";
import type { Prisma } from "@site/db";
import type { App } from "../../../../core/app.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import { isUniqueViolation } from "../../../../core/calls/public-error.ts";
import { DAY_MS, databaseNow, inDays } from "../../../../core/database/clock.ts";
import { notifyMember } from "../../../notifications/notify-member.ts";
import { notifyAdmin } from "../../../notifications/service.ts";
import { readBoardSettings } from "../../board/settings/service.ts";
import { getRequesterMonths, isVerifiedAt } from "../../papers/staff/service.ts";
import { requestsPath } from "../../paths.ts";
import { canSee } from "../blocks/policy.ts";
import { assertCanContact, getContactRelations } from "../blocks/service.ts";
import { answerContactRequest } from "./answers-service.ts";
import { FIND_TARGET } from "./queries.ts";
import { requestInclude, toContactRequest } from "./view.ts";

const MAX_SHOWN = 200;
const NEW_MEMBER_DAYS = 7;

interface Target {
  memberId: number;
  /** Whether the owner accepts requests in advance (`allowDirectContact` of the swap profile). */
  acceptsAtOnce: boolean;
  institutionId: number;
  /** Whether the owner accepts only requests of members verified at the listing's institution. */
  acceptsVerifiedOnly: boolean;
  title: string;
  slug: string;
}

/** Returns the member's sent and received requests, newest first. */
export async function listContactRequests(app: App, memberId: number): Promise<ContactRequestLists> {
  const read = (where: Prisma.ContactRequestWhereInput) =>
    app.db.prisma.contactRequest.findMany({
      where,
      include: requestInclude,
      orderBy: { id: "desc" },
      take: MAX_SHOWN,
    });
  const [received, sent, unread] = await Promise.all([
    read({ listing: { memberId }, status: { not: "withdrawn" } }),
    read({ requesterId: memberId }),
    app.db.prisma.contactRequestMessage.groupBy({
      by: ["requestId"],
      where: {
        readAt: null,
        senderId: { not: memberId },
        request: { OR: [{ requesterId: memberId }, { listing: { memberId } }] },
      },
      _count: true,
    }),
  ]);
  const getOther = (row: (typeof received)[number]) =>
    row.requesterId === memberId ? row.listing.member.id : row.requesterId;
  const standing = await getContactRelations(app.db.prisma, memberId, [...received, ...sent].map(getOther));
  const months = await getRequesterMonths(
    app,
    [...received, ...sent].map(({ id }) => id),
  );
  const now = await databaseNow(app.db.pool);
  const toView = (row: (typeof received)[number]) =>
    toContactRequest(row, {
      readerId: memberId,
      canSee: canSee(standing(getOther(row))),
      unread: unread.find(({ requestId }) => requestId === row.id)?._count ?? 0,
      verifiedMonth: months.get(row.id) ?? null,
      now,
    });
  return { received: received.map(toView), sent: sent.map(toView) };
}

/**
 * Sends a contact request to the owner of a published listing.
 * @throws NOT_FOUND for a listing that is not visible, VALIDATION_FAILED for the member's own, CONFLICT for a repeated
 * request, FORBIDDEN if either side has blocked the other or the owner accepts verified members only,
 * TOO_MANY_REQUESTS
 */
export async function createContactRequest(
  app: App,
  memberId: number,
  input: CreateContactRequestInput,
): Promise<{ id: number; message: string; warning: string | null }> {
  const target = await findTarget(app, input.listingId);
  if (target.memberId === memberId)
    throw new AppError("VALIDATION_FAILED", { message: contactRequestTexts.ownListing });
  await assertNotAsked(app, memberId, input.listingId);
  const limit = await takeContactLimit(app, memberId);
  const message = input.message || contactRequestTexts.standard;
  try {
    const id = await app.db.prisma.$transaction(async (tx) => {
      await assertCanContact(
        tx,
        memberId,
        [target.memberId],
        () => new AppError("FORBIDDEN", { message: contactRequestTexts.refused }),
      );
      if (target.acceptsVerifiedOnly && !(await isVerifiedAt(tx, memberId, target.institutionId)))
        throw new AppError("FORBIDDEN", { message: staffTexts.verifiedOnly });
      const request = await tx.contactRequest.create({
        data: {
          listingId: input.listingId,
          requesterId: memberId,
          message,
          lapsesAt: await inDays(tx, (await readBoardSettings(tx)).contactRequestDays),
        },
      });
      await tx.listing.update({
        where: { id: input.listingId },
        data: { contactCount: { increment: 1 } },
        select: { id: true },
      });
      await notifyBoth(app, tx, memberId, target, message);
      await notifyAdmin(tx, {
        type: "contact_request_created",
        ...adminNotificationTexts.contactRequestCreated,
        link: adminPaths.contacts,
      });
      return request.id;
    });
    if (target.acceptsAtOnce) await acceptAtOnce(app, target.memberId, id);
    return {
      id,
      message: contactRequestTexts.sent,
      warning: holdsContactDetails(message) ? becayisTexts.contactWarning : null,
    };
  } catch (error) {
    await app.limits.refund(limit, String(memberId));
    if (isUniqueViolation(error)) throw new AppError("CONFLICT", { message: contactRequestTexts.alreadySent });
    throw error;
  }
}

/** Accepts a request of an owner who accepts in advance. If it fails, the request stays pending. */
async function acceptAtOnce(app: App, ownerId: number, id: number): Promise<void> {
  try {
    await answerContactRequest(app, ownerId, id, "accepted");
  } catch (error) {
    app.log.error(`contact request ${id} was not accepted at once: ${error instanceof Error ? error.message : error}`);
  }
}

async function findTarget(app: App, listingId: number): Promise<Target> {
  const { rows } = await app.db.pool.query<Target>(FIND_TARGET, [listingId]);
  if (!rows[0]) throw new AppError("NOT_FOUND", { message: becayisTexts.listingNotFound });
  return rows[0];
}

async function assertNotAsked(app: App, memberId: number, listingId: number): Promise<void> {
  const before = await app.db.prisma.contactRequest.findFirst({
    where: {
      listingId,
      requesterId: memberId,
      contactType: "request",
      status: { in: ["pending", "accepted", "rejected"] },
    },
    orderBy: { id: "desc" },
  });
  if (!before) return;
  const { alreadySent, alreadyAccepted, alreadyRejected } = contactRequestTexts;
  throw new AppError("CONFLICT", {
    message:
      before.status === "pending" ? alreadySent : before.status === "accepted" ? alreadyAccepted : alreadyRejected,
  });
}

/**
 * Counts a contact against the member's daily limit: twenty, fewer in the first week.
 * @returns the name of the limit, for a refund
 * @throws TOO_MANY_REQUESTS
 */
export async function takeContactLimit(
  app: App,
  memberId: number,
): Promise<"contactRequests" | "firstContactRequests"> {
  const { createdAt } = await app.db.prisma.member.findUniqueOrThrow({
    where: { id: memberId },
    select: { createdAt: true },
  });
  const now = await databaseNow(app.db.pool);
  const isNew = createdAt.getTime() > now.getTime() - NEW_MEMBER_DAYS * DAY_MS;
  const limit = isNew ? "firstContactRequests" : "contactRequests";
  await app.limits.take(limit, String(memberId));
  return limit;
}

async function notifyBoth(
  app: App,
  tx: Prisma.TransactionClient,
  requesterId: number,
  target: Target,
  message: string,
): Promise<void> {
  const requester = await tx.member.findUniqueOrThrow({
    where: { id: requesterId },
    select: { firstName: true, lastName: true },
  });
  const from = maskName(requester);
  await notifyMember(app, tx, target.memberId, {
    event: "contact_request_received",
    title: becayisNotificationTitles.requestReceived,
    message: `${from}: ${target.title}`,
    link: requestsPath("received"),
    mail: (name) => ({
      template: "contact_request_received",
      props: {
        name,
        listingTitle: target.title,
        path: requestsPath("received"),
        from,
        message: maskContactDetails(message),
      },
    }),
  });
  const listingTitle = maskContactDetails(target.title);
  await notifyMember(app, tx, requesterId, {
    event: "contact_request_sent",
    title: becayisNotificationTitles.requestSent,
    message: listingTitle,
    link: paths.listing(target.slug),
    mail: (name) => ({ template: "contact_request_sent", props: { name, listingTitle, path: requestsPath("sent") } }),
  });
}
