import { contactRequestTexts } from "@site/contract/becayis/labels";
import { becayisNotificationTitles } from "@site/contract/becayis/notification-labels";
import { maskName } from "@site/contract/becayis/privacy";
import type { BlockedMember, Thread } from "@site/contract/becayis/swaps/contact/schema";
import { limits } from "@site/contract/common/limits";
import type { Prisma } from "@site/db";
import type { App } from "../../../../core/app.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import { markBundleRead, notifyMemberBundled } from "../../../notifications/bundles.ts";
import { requestsPath } from "../../paths.ts";
import { canSee } from "../blocks/policy.ts";
import { assertCanContact, getContactRelations, lockPairs } from "../blocks/service.ts";
import { lockInstitutions } from "../matching/graph/graph.ts";
import { queuePlans, queuePlansApart } from "../matching/graph/plan-soon.ts";
import { LIST_BLOCKED } from "./queries.ts";
import { isRevealed, requestInclude, threadBundle } from "./view.ts";

/**
 * Returns the messages of an accepted request, oldest first, and marks the other side's as read. The reader is not told
 * that the other side has blocked them.
 * @throws NOT_FOUND
 */
export async function readThread(app: App, memberId: number, requestId: number): Promise<Thread> {
  const { other, request } = await findThread(app, memberId, requestId);
  // marks before reading, so that a concurrent message is either shown or stays unread
  await markBundleRead(app, memberId, threadBundle(request));
  const rows = await app.db.prisma.contactRequestMessage.findMany({
    where: { requestId },
    orderBy: { id: "desc" },
    take: limits.messagesPerThread,
  });
  await app.db.prisma.contactRequestMessage.updateMany({
    where: { requestId, id: { lte: rows[0]?.id ?? 0 }, senderId: { not: memberId }, readAt: null },
    data: { readAt: new Date() },
  });
  const lines = rows.reverse().map(({ id, senderId, body, createdAt, readAt }) => ({
    id,
    isMine: senderId === memberId,
    body,
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  }));
  const standing = (await getContactRelations(app.db.prisma, memberId, [other.id]))(other.id);
  return {
    other: canSee(standing) ? `${other.firstName} ${other.lastName}` : maskName(other),
    isBlocked: standing.hasBlocked,
    messages: lines,
  };
}

/**
 * Sends a message in an accepted request.
 * @throws NOT_FOUND, FORBIDDEN if the other side cannot be reached (policy.ts), TOO_MANY_REQUESTS
 */
export async function sendMessage(
  app: App,
  memberId: number,
  { id: requestId, body }: { id: number; body: string },
): Promise<number> {
  const { other, me, request } = await findThread(app, memberId, requestId);
  await app.limits.take("threadMessages", String(memberId));
  return app.db.prisma.$transaction(async (tx) => {
    await assertCanContact(
      tx,
      memberId,
      [other.id],
      () => new AppError("FORBIDDEN", { message: contactRequestTexts.refused }),
    );
    const message = await tx.contactRequestMessage.create({ data: { requestId, senderId: memberId, body } });
    await notifyMemberBundled(app, tx, other.id, {
      event: "thread_message",
      bundle: threadBundle(request),
      count: 1,
      title: becayisNotificationTitles.threadMessage,
      message: maskName(me),
      link: requestsPath(request.requesterId === other.id ? "sent" : "received"),
      isMerged: true,
    });
    return message.id;
  });
}

/**
 * Blocks the other side of a request, which prevents requests, messages, matches and rings between the two. Pending
 * ones end without notification; accepted ones stay but reveal no contact data while the block exists.
 * @throws NOT_FOUND if the member has no part in the request
 */
export async function blockMember(app: App, memberId: number, requestId: number): Promise<void> {
  const blockedId = await getOther(app, memberId, requestId);
  const pair = [memberId, blockedId];
  await app.db.prisma.$transaction(async (tx) => {
    const listings = await findListings(tx, pair);
    await lockInstitutions(
      tx,
      listings.map(({ institutionId }) => institutionId),
    );
    await lockPairs(tx, memberId, [blockedId]);
    await tx.memberBlock.createMany({ data: [{ blockerId: memberId, blockedId }], skipDuplicates: true });
    await tx.contactRequest.updateMany({
      where: { status: "pending", requesterId: blockedId, listing: { memberId } },
      data: { status: "rejected", answeredAt: new Date() },
    });
    await tx.contactRequest.updateMany({
      where: { status: "pending", requesterId: memberId, listing: { memberId: blockedId } },
      data: { status: "withdrawn", answeredAt: new Date() },
    });
    const both = (field: "sides" | "members") => ({ AND: pair.map((id) => ({ [field]: { some: { memberId: id } } })) });
    const open = { OR: [{ status: "pending" }, { keepsAnswers: true }] };
    const ended = { status: "expired", keepsAnswers: false };
    await tx.match.updateMany({ where: { ...open, ...both("sides") }, data: ended });
    await tx.ring.updateMany({ where: { ...open, ...both("members") }, data: ended });
    await stopThreadMails(tx, memberId, blockedId);
    await queuePlans(tx, getIds(listings));
  });
}

function findListings(tx: Prisma.TransactionClient, memberIds: number[]) {
  return tx.listing.findMany({ where: { memberId: { in: memberIds } }, select: { id: true, institutionId: true } });
}

const getIds = (rows: { id: number }[]) => rows.map(({ id }) => id);

/** Cancels pending mails of the threads between two members. */
async function stopThreadMails(tx: Prisma.TransactionClient, memberId: number, blockedId: number): Promise<void> {
  const threads = await tx.contactRequest.findMany({
    where: {
      OR: [
        { requesterId: memberId, listing: { memberId: blockedId } },
        { requesterId: blockedId, listing: { memberId } },
      ],
    },
    select: { id: true, matchId: true },
  });
  await tx.memberNotification.updateMany({
    where: { memberId: { in: [memberId, blockedId] }, bundle: { in: threads.map(threadBundle) } },
    data: { mailDueAt: null },
  });
}

export async function unblockMember(app: App, memberId: number, requestId: number): Promise<void> {
  const blockedId = await getOther(app, memberId, requestId);
  await app.db.prisma.memberBlock.deleteMany({ where: { blockerId: memberId, blockedId } });
  await queuePlansApart(app, getIds(await findListings(app.db.prisma, [memberId, blockedId])));
}

/** Returns the members that this one has blocked. A request identifies each, because member ids stay on the server. */
export async function listBlocked(app: App, memberId: number): Promise<BlockedMember[]> {
  const { rows } = await app.db.pool.query<{
    request_id: number;
    first_name: string;
    last_name: string;
    created_at: Date;
  }>(LIST_BLOCKED, [memberId]);
  return rows.map(({ request_id, first_name, last_name, created_at }) => ({
    requestId: request_id,
    name: maskName({ firstName: first_name, lastName: last_name }),
    createdAt: created_at.toISOString(),
  }));
}

async function findThread(app: App, memberId: number, requestId: number) {
  const request = await app.db.prisma.contactRequest.findFirst({
    where: { id: requestId, OR: [{ requesterId: memberId }, { listing: { memberId } }] },
    include: requestInclude,
  });
  if (!request || !isRevealed(request)) throw new AppError("NOT_FOUND");
  const [me, other] =
    request.requesterId === memberId
      ? [request.requester, request.listing.member]
      : [request.listing.member, request.requester];
  return { request, me, other };
}

async function getOther(app: App, memberId: number, requestId: number): Promise<number> {
  const request = await app.db.prisma.contactRequest.findFirst({
    where: { id: requestId, OR: [{ requesterId: memberId }, { listing: { memberId } }] },
    include: { listing: { select: { memberId: true } } },
  });
  if (!request) throw new AppError("NOT_FOUND");
  return request.requesterId === memberId ? request.listing.memberId : request.requesterId;
}
