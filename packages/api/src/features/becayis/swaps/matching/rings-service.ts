import { becayisTexts, matchTexts } from "@site/contract/becayis/labels";
import { becayisNotificationTitles } from "@site/contract/becayis/notification-labels";
import {
  type Answered,
  answer,
  type MatchStatus,
  matchStatus,
  type Ring,
} from "@site/contract/becayis/swaps/matching/schema";
import { paths } from "@site/contract/paths";
import type { Prisma } from "@site/db";
import type { App } from "../../../../core/app.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import { databaseNow } from "../../../../core/database/clock.ts";
import { notifyMemberBundled } from "../../../notifications/bundles.ts";
import { notifyMember } from "../../../notifications/notify-member.ts";
import { canContact, canSee } from "../blocks/policy.ts";
import { assertCanContact, getContactRelations } from "../blocks/service.ts";
import { evaluateRules, findRules } from "./eligibility-service.ts";
import { getEndReason } from "./end-reason.ts";
import { bindListings, lockListings } from "./graph/graph.ts";
import { queuePlans } from "./graph/plan-soon.ts";
import { getLink, getParty, isPublished, listingInclude, wishAt } from "./view.ts";

const MAX_SHOWN = 200;
const include = {
  members: { include: { listing: { include: listingInclude } }, orderBy: { step: "asc" } },
  _count: { select: { planMembers: true } },
} as const;

type RingRow = Prisma.RingGetPayload<{ include: typeof include }>;

/** Returns the member's rings: the plan's proposal first, then the newest. */
export async function listMyRings(app: App, memberId: number, status: MatchStatus | "all"): Promise<Ring[]> {
  const where = { members: { some: { memberId } }, ...(status !== "all" && { status }) };
  const [rows, rules] = await Promise.all([
    app.db.prisma.ring.findMany({
      where,
      include,
      orderBy: [{ planMembers: { _count: "desc" } }, { createdAt: "desc" }, { id: "desc" }],
      take: MAX_SHOWN,
    }),
    findRules(app),
  ]);
  const whole = rows.filter((row) => row.members.length === row.size);
  const standing = await getContactRelations(
    app.db.prisma,
    memberId,
    whole.flatMap((row) => row.members.map((member) => member.memberId)),
  );
  const now = await databaseNow(app.db.pool);
  return whole.map((row) => toRing(row, memberId, { rules, now, canSee: (other) => canSee(standing(other)) }));
}

/**
 * Accepts or rejects a ring as one of its members. The last acceptance accepts the ring and reveals contact data; one
 * rejection ends it.
 * @throws NOT_FOUND if the member is not in the ring, CONFLICT if it is not pending or a member cannot be reached
 */
export async function answerRing(
  app: App,
  memberId: number,
  id: number,
  given: "accepted" | "rejected",
): Promise<Answered> {
  const known = await app.db.prisma.ring.findFirst({
    where: { id, members: { some: { memberId } } },
    include: { members: true },
  });
  if (!known) throw new AppError("NOT_FOUND");
  const listingIds = known.members.map(({ listingId }) => listingId);
  return app.db.prisma.$transaction(async (tx) => {
    await lockListings(tx, listingIds);
    const others = known.members.flatMap((member) => (member.memberId === memberId ? [] : [member.memberId]));
    if (given === "accepted")
      await assertCanContact(tx, memberId, others, () => new AppError("CONFLICT", { message: matchTexts.notPending }));
    const { count } = await tx.ringMember.updateMany({
      where: {
        ringId: id,
        memberId,
        answer: "pending",
        ring: { status: "pending", expiresAt: { gt: await databaseNow(tx) } },
      },
      data: { answer: given, answeredAt: new Date() },
    });
    if (count === 0) throw new AppError("CONFLICT", { message: matchTexts.notPending });
    const row = await tx.ring.findUniqueOrThrow({ where: { id }, include });
    if (given === "rejected") {
      await tx.ring.update({ where: { id }, data: { status: "rejected" } });
      await queuePlans(tx, listingIds);
      const standing = await getContactRelations(tx, memberId, others);
      for (const other of getOthers(row, memberId))
        if (other.answer === "accepted" && canContact(standing(other.memberId))) await notifyRejected(app, tx, other);
      return { status: "rejected", message: matchTexts.rejected };
    }
    if (row.members.length < row.size || row.members.some((member) => member.answer !== "accepted")) {
      for (const other of getOthers(row, memberId)) await notifyAnswered(app, tx, other);
      return { status: "pending", message: matchTexts.answered };
    }
    await tx.ring.update({ where: { id }, data: { status: "accepted", acceptedAt: new Date() } });
    await bindListings(tx, `ring:${id}`, listingIds, matchTexts.notPending);
    for (const { memberId: other, listing } of row.members) await notifySettled(app, tx, other, listing.title);
    return { status: "accepted", message: matchTexts.ringSettled };
  });
}

/** Returns the other members ordered by id, as `notifyMemberBundled` requires. */
function getOthers({ members }: RingRow, memberId: number): RingRow["members"] {
  return members.filter((member) => member.memberId !== memberId).toSorted((a, b) => a.memberId - b.memberId);
}

/** Notifies all other members of an acceptance. */
function notifyAnswered(
  app: App,
  tx: Prisma.TransactionClient,
  { memberId, listing }: RingRow["members"][number],
): Promise<void> {
  return notifyMemberBundled(app, tx, memberId, {
    event: "ring_answered",
    bundle: "ring-answers",
    count: 1,
    title: () => becayisNotificationTitles.ringAnswered,
    message: listing.title,
    link: paths.matches,
  });
}

/** Notifies the members who had accepted of a rejection. */
function notifyRejected(
  app: App,
  tx: Prisma.TransactionClient,
  { memberId, listing }: RingRow["members"][number],
): Promise<void> {
  return notifyMember(app, tx, memberId, {
    event: "ring_answered",
    title: becayisNotificationTitles.ringRejected,
    message: listing.title,
    link: paths.matches,
    mail: (name) => ({ template: "ring_rejected", props: { name, listingTitle: listing.title, path: paths.matches } }),
  });
}

function notifySettled(app: App, tx: Prisma.TransactionClient, memberId: number, listingTitle: string): Promise<void> {
  return notifyMember(app, tx, memberId, {
    event: "ring_answered",
    title: becayisNotificationTitles.ringSettled,
    message: listingTitle,
    link: paths.matches,
    mail: (name) => ({
      template: "match_accepted",
      props: { name, listingTitle, from: "Halkadaki herkes", path: paths.matches },
    }),
  });
}

/**
 * Returns a ring as a member sees it.
 * @param canSee false for members with a block between them and the reader (policy.ts)
 * @param now by the database's clock
 */
function toRing(
  row: RingRow,
  memberId: number,
  {
    rules,
    canSee,
    now,
  }: { rules: Awaited<ReturnType<typeof findRules>>; canSee: (other: number) => boolean; now: Date },
): Ring {
  const isRevealed = row.status === "accepted" && row.members.every((member) => member.answer === "accepted");
  const mine = row.members.find((member) => member.memberId === memberId);
  const others = row.members.filter((member) => member !== mine);
  return {
    id: row.id,
    status: matchStatus.parse(row.status),
    endReason: mine ? getEndReason({ status: row.status, mine, others, answerUntil: row.expiresAt, now }) : null,
    isProposed: row._count.planMembers > 0,
    size: row.size,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    myAnswer: answer.parse(mine?.answer),
    links: row.members.map((member, index) =>
      toLink(member, row.members[(index + 1) % row.members.length], {
        isMe: member === mine,
        isRevealed: isRevealed && canSee(member.memberId),
        now,
      }),
    ),
    eligibility: mine
      ? evaluateRules(rules, {
          employmentStatus: mine.listing.member.swapProfile?.employmentStatus ?? null,
          startedAt: mine.listing.member.swapProfile?.startedAt ?? null,
          institution: mine.listing.institution,
          serviceClass: mine.listing.position.serviceClass,
          hasSamePosition: row.members.every(({ listing }) => listing.positionId === mine.listing.positionId),
          hasSameProvince: row.members.some(
            (member) => member !== mine && member.listing.offerCityId === mine.listing.offerCityId,
          ),
          isRing: true,
        })
      : [],
  };
}

/** Returns one move of a ring, without details of a listing that left the board. */
function toLink(
  member: RingRow["members"][number],
  next: RingRow["members"][number] | undefined,
  { isMe, isRevealed, now }: { isMe: boolean; isRevealed: boolean; now: Date },
) {
  const { listing } = member;
  const { title, slug } = getLink(listing, isMe, { hidden: becayisTexts.hiddenListing, now });
  const getPlace = (of: typeof listing | undefined, isMine: boolean) => {
    const isHidden = of === undefined || !(isMine || isPublished(of, now));
    return isHidden ? undefined : { city: of.offerCity.name, district: of.offerDistrict?.name ?? null };
  };
  const from = getPlace(listing, isMe);
  const to = getPlace(next?.listing, false);
  return {
    step: member.step,
    isMe,
    answer: answer.parse(member.answer),
    institution: listing.institution.name,
    position: listing.position.name,
    fromCity: from?.city ?? becayisTexts.hiddenListing,
    fromDistrict: from?.district ?? null,
    toCity: to?.city ?? (isMe ? wishAt(listing, member.wishRank) : becayisTexts.hiddenListing),
    toDistrict: to?.district ?? null,
    rank: member.wishRank,
    title,
    slug,
    contact: getParty(listing.member, isRevealed || isMe),
  };
}
