import { contactRequestTexts } from "@site/contract/becayis/labels";
import { becayisNotificationTitles } from "@site/contract/becayis/notification-labels";
import { maskName } from "@site/contract/becayis/privacy";
import type { CreateContactInput, CreatedContact } from "@site/contract/becayis/swaps/contact/schema";
import type { Prisma } from "@site/db";
import type { App } from "../../../../core/app.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import { inDays } from "../../../../core/database/clock.ts";
import { notifyMemberBundled } from "../../../notifications/bundles.ts";
import { readBoardSettings } from "../../board/settings/service.ts";
import { requestsPath } from "../../paths.ts";
import { assertCanContact } from "../blocks/service.ts";
import { sendMessage } from "./messages-service.ts";
import { takeContactLimit } from "./service.ts";
import { threadBundle } from "./view.ts";

const failed = () => new AppError("NOT_FOUND", { message: contactRequestTexts.contactFailed });

const otherSide = {
  member: { select: { id: true, firstName: true, lastName: true, email: true, phone: true } },
  listing: { select: { id: true, title: true } },
} as const;
type Other = Prisma.MatchSideGetPayload<{ include: typeof otherSide }>;

/**
 * Opens the only contact thread of an accepted match and returns the other side's contact data. A message is added to
 * an open thread; a repeated message is ignored.
 * @throws NOT_FOUND if the member has no such accepted match or the other side cannot be reached, TOO_MANY_REQUESTS
 */
export async function createContact(app: App, memberId: number, input: CreateContactInput): Promise<CreatedContact> {
  const other = await findOtherSide(app, memberId, input.matchId);
  const isNew =
    (await findContact(app.db.prisma, input.matchId)) === null && (await openContact(app, memberId, other, input));
  const contact = await findContact(app.db.prisma, input.matchId);
  if (!contact) throw failed();
  const isFirstMessage = contact.requesterId === memberId && contact.message === input.message;
  if (!isNew && input.message && !isFirstMessage)
    await sendMessage(app, memberId, { id: contact.id, body: input.message });
  const { firstName, lastName, email, phone } = other.member;
  return {
    id: contact.id,
    message: contactRequestTexts.shared,
    contact: { name: `${firstName} ${lastName}`, email, phone },
  };
}

/** Returns the other side of a match that both sides have accepted themselves. */
async function findOtherSide(app: App, memberId: number, matchId: number): Promise<Other> {
  const match = await app.db.prisma.match.findFirst({
    where: {
      id: matchId,
      status: "accepted",
      sides: { some: { memberId, answer: "accepted" }, every: { answer: "accepted" } },
    },
    include: { sides: { include: otherSide } },
  });
  const other = match?.sides.find((side) => side.memberId !== memberId);
  if (!other) throw failed();
  await app.db.prisma.$transaction((tx) => assertCanContact(tx, memberId, [other.memberId], failed));
  return other;
}

function findContact(tx: Prisma.TransactionClient, matchId: number) {
  return tx.contactRequest.findUnique({ where: { matchId }, select: { id: true, requesterId: true, message: true } });
}

/** Creates the contact. @returns false if a concurrent call created it first */
async function openContact(
  app: App,
  memberId: number,
  other: Other,
  { matchId, message, contactType }: CreateContactInput,
): Promise<boolean> {
  const limit = await takeContactLimit(app, memberId);
  const data = {
    listingId: other.listing.id,
    requesterId: memberId,
    matchId,
    contactType,
    status: "accepted",
    answeredAt: new Date(),
    message: message || contactRequestTexts.shared,
  };
  const isOpened = await app.db.prisma.$transaction(async (tx) => {
    await assertCanContact(tx, memberId, [other.memberId], failed);
    const [opened] = await tx.contactRequest.createManyAndReturn({
      data: [{ ...data, lapsesAt: await inDays(tx, (await readBoardSettings(tx)).contactRequestDays) }],
      skipDuplicates: true,
      select: { id: true, requesterId: true, matchId: true },
    });
    if (opened) await notifyOpened(app, tx, other.memberId, opened);
    return opened !== undefined;
  });
  if (!isOpened) await app.limits.refund(limit, String(memberId));
  return isOpened;
}

/** Notifies the other side of the opened thread. */
async function notifyOpened(
  app: App,
  tx: Prisma.TransactionClient,
  memberId: number,
  opened: { id: number; matchId: number | null; requesterId: number },
): Promise<void> {
  const requester = await tx.member.findUniqueOrThrow({
    where: { id: opened.requesterId },
    select: { firstName: true, lastName: true },
  });
  await notifyMemberBundled(app, tx, memberId, {
    event: "thread_message",
    bundle: threadBundle(opened),
    count: 1,
    title: becayisNotificationTitles.threadMessage,
    message: maskName(requester),
    link: requestsPath("received"),
    isMerged: true,
  });
}
