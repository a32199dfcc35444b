import { resultNotificationTitles, resultTexts } from "@site/contract/becayis/swaps/results/labels";
import {
  outcome,
  type ReportedResult,
  type ReportResultInput,
  refusalReason,
  type SwapResult,
} from "@site/contract/becayis/swaps/results/schema";
import { paths } from "@site/contract/paths";
import type { Prisma } from "@site/db";
import type { App } from "../../../../core/app.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import { databaseNow, toIstanbulDay } from "../../../../core/database/clock.ts";
import { changePages } from "../../../../core/pages/pages.ts";
import { notifyMember } from "../../../notifications/notify-member.ts";
import { takeOffBoard } from "../../board/listings/own/status-service.ts";
import { canContact } from "../blocks/policy.ts";
import { getContactRelations } from "../blocks/service.ts";
import { type AcceptedSwap, findAcceptedSwap, swapColumns, swapPlace } from "../matching/accepted-swap.ts";
import { lockListings, releaseListings } from "../matching/graph/graph.ts";
import { getResultChoices } from "./link-token.ts";

type Tx = Prisma.TransactionClient;
type Result = Prisma.SwapResultGetPayload<object>;

const notFound = () => new AppError("NOT_FOUND", { message: resultTexts.notFound });
const refuse = (field: string, message: string) =>
  new AppError("VALIDATION_FAILED", { message, fields: { [field]: message } });

/** Returns what the member reported, newest first. */
export async function listMyResults(app: App, memberId: number): Promise<SwapResult[]> {
  const rows = await app.db.prisma.swapResult.findMany({ where: { memberId }, orderBy: { id: "desc" } });
  return rows.flatMap((row) => {
    const id = row.matchId ?? row.ringId;
    return id === null ? [] : [toResult(row, id)];
  });
}

/**
 * Reports the result of the member's application. An approval completes the member's listing; the others stay bound and
 * leave the board until their own result is known. A refusal releases all listings that the swap still binds, but after
 * an approval only the member's. The others are notified without the reason.
 * @throws NOT_FOUND unless all members accepted, VALIDATION_FAILED for an impossible day, CONFLICT after an approval
 */
export async function reportResult(app: App, memberId: number, input: ReportResultInput): Promise<ReportedResult> {
  const { kind, id, ...report } = input;
  const known = await findAcceptedSwap(app.db.prisma, memberId, { kind, id });
  if (!known) throw notFound();
  await changePages(app, ["becayis"], async (tx) => {
    await lockListings(
      tx,
      known.parties.map(({ listing }) => listing.id),
    );
    const swap = await findAcceptedSwap(tx, memberId, { kind, id });
    if (!swap) throw notFound();
    await assertPossibleDay(tx, swap, report.on);
    await writeResult(tx, swap, report);
    if (report.outcome === "applied") return;
    const [mine] = swap.parties;
    await tx.petitionDraft.deleteMany({ where: { ...swapColumns(swap.ref), memberId } });
    if (report.outcome === "approved") await complete(app, tx, swap);
    else await releaseListings(tx, swapPlace(swap.ref), mine.listing.awaitsResult ? mine.listing.id : undefined);
    await notifyOthers(app, tx, swap, report.outcome);
  });
  return { outcome: report.outcome, message: resultTexts[report.outcome] };
}

/**
 * Completes the member's listing and keeps the others of the swap bound, off the board; listings of members who cannot
 * be notified because of a block are released.
 */
async function complete(app: App, tx: Tx, swap: AcceptedSwap): Promise<void> {
  const {
    ref,
    parties: [mine, ...others],
  } = swap;
  await tx.listing.updateMany({ where: { settledIn: swapPlace(ref) }, data: { awaitsResult: true } });
  await takeOffBoard(app, tx, mine.listing, "completed");
  const relation = await getRelations(tx, swap);
  for (const { memberId, listing } of others)
    if (!canContact(relation(memberId))) await releaseListings(tx, swapPlace(ref), listing.id);
}

function getRelations(tx: Tx, { parties: [mine, ...others] }: AcceptedSwap) {
  return getContactRelations(
    tx,
    mine.memberId,
    others.map((other) => other.memberId),
  );
}

/** Returns the first and the last day that can be reported, by the database's clock. */
export async function getReportableDays(
  tx: Tx,
  { acceptedAt }: AcceptedSwap,
): Promise<{ from: string; until: string }> {
  return { from: toIstanbulDay(acceptedAt.getTime()), until: toIstanbulDay((await databaseNow(tx)).getTime()) };
}

async function assertPossibleDay(tx: Tx, swap: AcceptedSwap, day: string): Promise<void> {
  const { from, until } = await getReportableDays(tx, swap);
  if (day > until) throw refuse("on", resultTexts.inFuture);
  if (day < from) throw refuse("on", resultTexts.beforeAcceptance);
}

type Report = Omit<ReportResultInput, "kind" | "id">;

/** Writes a report under the lock of its listings. @throws CONFLICT after an approval */
async function writeResult(tx: Tx, { ref, parties: [mine] }: AcceptedSwap, report: Report): Promise<void> {
  const key = { ...swapColumns(ref), memberId: mine.memberId };
  const before = await tx.swapResult.findFirst({ where: key });
  if (before?.outcome === "approved") throw new AppError("CONFLICT", { message: resultTexts.alreadyApproved });
  const data = { ...key, institutionId: mine.listing.institutionId, ...toColumns(report, before) };
  if (before) await tx.swapResult.update({ where: { id: before.id }, data });
  else await tx.swapResult.create({ data });
}

function toColumns({ outcome, on, reason, note = "" }: Report, before: Result | null) {
  const day = new Date(on);
  if (outcome === "applied") return { outcome, appliedOn: day, decidedOn: null, reason: null, note: "" };
  const appliedOn = before?.appliedOn ?? null;
  if (appliedOn && appliedOn > day) throw refuse("on", resultTexts.beforeApplication);
  return { outcome, appliedOn, decidedOn: day, reason: reason || null, note };
}

/** Notifies the other members of a decision, except those with a block between them and the reporting member. */
async function notifyOthers(app: App, tx: Tx, swap: AcceptedSwap, outcome: "approved" | "refused"): Promise<void> {
  const {
    ref,
    parties: [, ...others],
  } = swap;
  const relation = await getRelations(tx, swap);
  const title =
    outcome === "approved" ? resultNotificationTitles.approvedByOther : resultNotificationTitles.refusedByOther;
  const waiting = await tx.listing.findMany({
    where: { settledIn: swapPlace(ref), awaitsResult: true },
    select: { memberId: true },
  });
  const now = (await databaseNow(tx)).getTime();
  for (const { memberId, listing } of others.toSorted((a, b) => a.memberId - b.memberId)) {
    if (!canContact(relation(memberId))) continue;
    await notifyMember(app, tx, memberId, {
      event: ref.kind === "match" ? "match_answered" : "ring_answered",
      title,
      message: listing.title,
      link: paths.matches,
      mail: (name) => ({
        template: "swap_decided",
        props: {
          name,
          listingTitle: listing.title,
          outcome,
          path: paths.matches,
          ...(waiting.some((each) => each.memberId === memberId) && {
            choices: getResultChoices(app, { ref, memberId, now }),
          }),
        },
      }),
    });
  }
}

function toResult(row: Result, id: number): SwapResult {
  const toDay = (day: Date | null) => day?.toISOString().slice(0, 10) ?? null;
  return {
    kind: row.matchId === null ? "ring" : "match",
    id,
    outcome: outcome.parse(row.outcome),
    appliedOn: toDay(row.appliedOn),
    decidedOn: toDay(row.decidedOn),
    reason: refusalReason.nullable().parse(row.reason),
    note: row.note,
  };
}
