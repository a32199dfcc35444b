import { becayisTexts, matchTexts } from "@site/contract/becayis/labels";
import { becayisNotificationTitles } from "@site/contract/becayis/notification-labels";
import { maskName } from "@site/contract/becayis/privacy";
import {
  type Answered,
  answer,
  type Match,
  type MatchCounts,
  type MatchStatus,
  matchStatus,
} from "@site/contract/becayis/swaps/matching/schema";
import { paths } from "@site/contract/paths";
import type { Prisma } from "@site/db";
import type { App } from "../../../../core/app.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import { databaseNow } from "../../../../core/database/clock.ts";
import { notifyMember } from "../../../notifications/notify-member.ts";
import { canContact, canSee } from "../blocks/policy.ts";
import { assertCanContact, getContactRelations } from "../blocks/service.ts";
import { evaluateRules, findRules } from "./eligibility-service.ts";
import { getEndReason } from "./end-reason.ts";
import { bindListings, lockListings } from "./graph/graph.ts";
import { queuePlans } from "./graph/plan-soon.ts";
import { getLink, getParty, isPublished, listingInclude, toReasons, wishAt } from "./view.ts";

const MAX_SHOWN = 200;
const include = {
  sides: { include: { listing: { include: listingInclude } } },
  _count: { select: { planMembers: true } },
} as const;

type MatchRow = Prisma.MatchGetPayload<{ include: typeof include }>;
type Side = MatchRow["sides"][number];

/** Returns the member's direct matches: the plan's proposal first, then the newest. */
export async function listMyMatches(app: App, memberId: number, status: MatchStatus | "all"): Promise<Match[]> {
  const where = { sides: { some: { memberId } }, ...(status !== "all" && { status }) };
  const [rows, rules] = await Promise.all([
    app.db.prisma.match.findMany({
      where,
      include,
      orderBy: [{ planMembers: { _count: "desc" } }, { createdAt: "desc" }, { id: "desc" }],
      take: MAX_SHOWN,
    }),
    findRules(app),
  ]);
  const pairs = rows.flatMap((row) => {
    const pair = getSides(row, memberId);
    return pair ? [{ row, pair }] : [];
  });
  const standing = await getContactRelations(
    app.db.prisma,
    memberId,
    pairs.map(({ pair }) => pair.other.memberId),
  );
  const now = await databaseNow(app.db.pool);
  return pairs.map(({ row, pair }) =>
    toMatch(row, pair, { rules, now, canSee: canSee(standing(pair.other.memberId)) }),
  );
}

/** Counts the member's matches and rings per status tab. */
export async function countMyMatches(app: App, memberId: number): Promise<MatchCounts> {
  const [matches, rings] = await Promise.all([
    app.db.prisma.match.groupBy({ by: ["status"], where: { sides: { some: { memberId } } }, _count: true }),
    app.db.prisma.ring.groupBy({ by: ["status"], where: { members: { some: { memberId } } }, _count: true }),
  ]);
  const groups = [...matches, ...rings];
  const sum = (counted: typeof groups) => counted.reduce((total, { _count }) => total + _count, 0);
  const of = (status: MatchStatus) => sum(groups.filter((group) => group.status === status));
  return {
    all: sum(groups),
    pending: of("pending"),
    accepted: of("accepted"),
    rejected: of("rejected"),
    expired: of("expired"),
  };
}

/**
 * Accepts or rejects a match as one of its sides. The second acceptance accepts the match and reveals contact data; a
 * rejection ends it.
 * @throws NOT_FOUND if it is someone else's, CONFLICT if it is not pending, a listing is bound elsewhere or the other
 * side cannot be reached
 */
export async function answerMatch(
  app: App,
  memberId: number,
  id: number,
  given: "accepted" | "rejected",
): Promise<Answered> {
  const known = await app.db.prisma.match.findFirst({
    where: { id, sides: { some: { memberId } } },
    include: { sides: true },
  });
  if (!known) throw new AppError("NOT_FOUND");
  const listingIds = known.sides.map(({ listingId }) => listingId);
  return app.db.prisma.$transaction(async (tx) => {
    await lockListings(tx, listingIds);
    const others = known.sides.flatMap((side) => (side.memberId === memberId ? [] : [side.memberId]));
    if (given === "accepted")
      await assertCanContact(tx, memberId, others, () => new AppError("CONFLICT", { message: matchTexts.notPending }));
    // A match accepted by the administrator still needs each side's own acceptance to reveal contact data.
    const { count } = await tx.matchSide.updateMany({
      where: {
        matchId: id,
        memberId,
        answer: "pending",
        match: { status: given === "accepted" ? { in: ["pending", "accepted"] } : "pending" },
      },
      data: { answer: given, answeredAt: new Date() },
    });
    if (count === 0) throw new AppError("CONFLICT", { message: matchTexts.notPending });
    const row = await tx.match.findUniqueOrThrow({ where: { id }, include });
    const pair = getSides(row, memberId);
    if (!pair) throw new AppError("CONFLICT", { message: matchTexts.notPending });
    if (given === "rejected") return refuse(app, tx, row, pair);
    if (pair.other.answer !== "accepted") return awaitOther(app, tx, row, pair);
    if (row.status === "pending")
      await tx.match.update({ where: { id }, data: { status: "accepted", acceptedAt: new Date() } });
    if (row.status === "pending") await bindListings(tx, `match:${id}`, listingIds, matchTexts.notPending);
    await notifySettled(app, tx, pair.mine, pair.other);
    await notifySettled(app, tx, pair.other, pair.mine);
    return { status: "accepted", message: matchTexts.settled };
  });
}

async function refuse(app: App, tx: Prisma.TransactionClient, row: MatchRow, pair: Pair): Promise<Answered> {
  await tx.match.update({ where: { id: row.id }, data: { status: "rejected" } });
  const { mine, other } = pair;
  await queuePlans(tx, [mine.listingId]);
  const standing = await getContactRelations(tx, mine.memberId, [other.memberId]);
  if (canContact(standing(other.memberId)))
    await notifyOther(app, tx, pair, becayisNotificationTitles.matchRejected, "match_rejected");
  return { status: "rejected", message: matchTexts.rejected };
}

async function awaitOther(app: App, tx: Prisma.TransactionClient, row: MatchRow, pair: Pair): Promise<Answered> {
  await tx.match.update({ where: { id: row.id }, data: { updatedAt: new Date() } });
  await notifyOther(app, tx, pair, becayisNotificationTitles.matchAwaitsYou, "match_awaits_you");
  return { status: matchStatus.parse(row.status), message: matchTexts.answered };
}

/** Notifies the other side of the answer; the text contains the masked name. */
function notifyOther(
  app: App,
  tx: Prisma.TransactionClient,
  { mine, other }: Pair,
  title: string,
  template: "match_rejected" | "match_awaits_you",
): Promise<void> {
  const from = maskName(mine.listing.member);
  const listingTitle = other.listing.title;
  return notifyMember(app, tx, other.memberId, {
    event: "match_answered",
    title,
    message: `${from}: ${listingTitle}`,
    link: paths.matches,
    mail: (name) => ({ template, props: { name, listingTitle, from, path: paths.matches } }),
  });
}

function notifySettled(app: App, tx: Prisma.TransactionClient, to: Side, from: Side): Promise<void> {
  const listingTitle = to.listing.title;
  return notifyMember(app, tx, to.memberId, {
    event: "match_answered",
    title: becayisNotificationTitles.matchSettled,
    message: listingTitle,
    link: paths.matches,
    mail: (name) => ({
      template: "match_accepted",
      props: { name, listingTitle, from: maskName(from.listing.member), path: paths.matches },
    }),
  });
}

interface Pair {
  mine: Side;
  other: Side;
}

/** Returns both sides, or undefined if the other account is gone. */
function getSides({ sides }: MatchRow, memberId: number): Pair | undefined {
  const mine = sides.find((side) => side.memberId === memberId);
  const other = sides.find((side) => side !== mine);
  return mine && other && { mine, other };
}

/**
 * Returns a match as one side sees it.
 * @param canSee false if either side has blocked the other (policy.ts)
 * @param now by the database's clock
 */
function toMatch(
  row: MatchRow,
  { mine, other }: Pair,
  { rules, canSee, now }: { rules: Awaited<ReturnType<typeof findRules>>; canSee: boolean; now: Date },
): Match {
  const reasons = toReasons(row.reasons, mine.listingId);
  const wishes = getWishes(mine, other, { ...reasons, now });
  const isRevealed = canSee && row.status === "accepted" && mine.answer === "accepted" && other.answer === "accepted";
  const { listing } = other;
  const { swapProfile } = listing.member;
  const contact = getParty(listing.member, isRevealed);
  return {
    id: row.id,
    status: matchStatus.parse(row.status),
    endReason: getEndReason({ status: row.status, mine, others: [other], now }),
    isProposed: row._count.planMembers > 0,
    matchScore: row.score,
    scoreVersion: row.scoreVersion,
    ...reasons,
    createdAt: row.createdAt.toISOString(),
    lastActivity: row.updatedAt.toISOString(),
    myAnswer: answer.parse(mine.answer),
    otherAnswer: answer.parse(other.answer),
    listing: {
      id: listing.id,
      ...getLink(listing, false, { hidden: becayisTexts.hiddenListing, now }),
      ...wishes,
    },
    otherUser: {
      name: contact.name,
      institution: listing.institution.name,
      position: wishes.offerPosition,
      city: wishes.offerCity,
      district: row.status === "pending" || isRevealed ? (listing.offerDistrict?.name ?? null) : null,
      experienceYears: swapProfile?.isPublic || isRevealed ? (swapProfile?.experienceYears ?? 0) : 0,
    },
    contact,
    eligibility: evaluateRules(rules, {
      employmentStatus: mine.listing.member.swapProfile?.employmentStatus ?? null,
      startedAt: mine.listing.member.swapProfile?.startedAt ?? null,
      institution: mine.listing.institution,
      serviceClass: mine.listing.position.serviceClass,
      hasSamePosition: mine.listing.positionId === other.listing.positionId,
      hasSameProvince: mine.listing.offerCityId === other.listing.offerCityId,
      isRing: false,
    }),
  };
}

/**
 * Returns the other side's post and the wish of the other side that the match meets. After a match has ended only the
 * reader's own listing is shown, because the other one may have changed without the reader having seen it.
 */
function getWishes(mine: Side, other: Side, { myRank, now }: { myRank: number; now: Date }) {
  const isOver = !isPublished(other.listing, now);
  const [position, offerCity] = isOver
    ? [mine.listing.position, wishAt(mine.listing, myRank)]
    : [other.listing.position, other.listing.offerCity.name];
  // The wishes of a bound listing may change, so the post that meets the wish is shown.
  const wantedCity = mine.listing.offerCity.name;
  return { offerPosition: position.name, offerCity, wantedPosition: position.name, wantedCity };
}
