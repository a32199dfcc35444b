import { becayisTexts } from "@site/contract/becayis/labels";
import { ruleTexts } from "@site/contract/becayis/moderation/rule-labels";
import type { DecideRuleApprovalInput, RuleApproval } from "@site/contract/becayis/moderation/rule-schema";
import { becayisNotificationTitles } from "@site/contract/becayis/notification-labels";
import { limits } from "@site/contract/common/limits";
import { paths } from "@site/contract/paths";
import { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { databaseNow } from "../../../core/database/clock.ts";
import { changePages } from "../../../core/pages/pages.ts";
import { addJob, cancelJob } from "../../../core/queue/job-queue.ts";
import { notifyMember } from "../../notifications/notify-member.ts";
import { recordAddressChange } from "../../site/moved-addresses/service.ts";
import { HELD_WITHDRAWAL } from "../../visibility/listings.ts";
import { getSearchText, getSlug } from "../listings/columns.ts";
import { getTexts as getOwnTexts, readWaitingTexts } from "../listings/texts.ts";
import { notifyFreed } from "../matching/freed-notices.ts";
import { leaveGraph, lockListings } from "../matching/graph.ts";
import { storeReviewed } from "./approvals-service.ts";
import { LIST_RULE_APPROVALS, LOOK_AT } from "./queries.ts";
import { type RuleApprovalRow, toRuleApproval } from "./view.ts";

type Tx = Prisma.TransactionClient;
type ListingRecord = Prisma.ListingGetPayload<object>;

/** Returns the listings that the rule published and nobody has looked at, the oldest first. */
export async function listRuleApprovals(app: App): Promise<RuleApproval[]> {
  const { rows } = await app.db.pool.query<RuleApprovalRow>(LIST_RULE_APPROVALS);
  return rows.map(toRuleApproval);
}

/**
 * Marks a listing that the rule published as looked at: its texts count as approved by a person from now on.
 * @throws CONFLICT if somebody has looked at it, or it is being withdrawn
 */
export async function lookAtListing(app: App, { id, approvedAt }: DecideRuleApprovalInput): Promise<void> {
  await app.db.prisma.$transaction(async (tx) => {
    const count = await tx.$executeRawUnsafe(LOOK_AT, id, new Date(approvedAt));
    if (count === 0) throw notByRule();
    await storeReviewed(tx, id);
  });
}

/**
 * Withdraws an approval by the rule after `limits.heldApprovalMs`, until when it can be kept: the owner is told then,
 * because a mail cannot be taken back.
 * @throws NOT_FOUND, CONFLICT if the rule's approval does not stand any more
 */
export async function holdWithdrawal(app: App, { id, approvedAt }: DecideRuleApprovalInput): Promise<void> {
  await app.db.prisma.$transaction(async (tx) => {
    await lockRuleApproval(tx, { id, approvedAt });
    const delayMs = limits.heldApprovalMs;
    await addJob(tx, "withdraw-rule-approval", { id, approvedAt }, { key: HELD_WITHDRAWAL + id, delayMs });
  });
}

/** Keeps a listing whose withdrawal is held. @throws CONFLICT if none is: it has taken effect */
export async function keepListing(app: App, id: number): Promise<void> {
  const isKept = await app.db.prisma.$transaction((tx) => cancelJob(tx, HELD_WITHDRAWAL + id));
  if (!isKept) throw new AppError("CONFLICT", { message: ruleTexts.tooLate });
}

/** Withdraws an approval whose withdrawal was held, unless it does not stand any more. */
export async function withdrawHeld(app: App, given: DecideRuleApprovalInput): Promise<void> {
  try {
    await withdrawRuleApproval(app, given);
  } catch (error) {
    if (!(error instanceof AppError) || !["NOT_FOUND", "CONFLICT"].includes(error.code)) throw error;
  }
}

/**
 * Takes a listing that the rule published off the board: it awaits approval, with the texts that its owner sent last.
 * From now on people decide on the member's listings, until they approve one.
 */
async function withdrawRuleApproval(app: App, given: DecideRuleApprovalInput): Promise<void> {
  await changePages(app, ["becayis"], async (tx) => {
    const before = await lockRuleApproval(tx, given);
    const { id, memberId } = before;
    await notifyFreed(app, tx, await leaveGraph(tx, [id]));
    const texts = getOwnTexts({ ...before, ...readWaitingTexts(before.waitingTexts) });
    const slug = getSlug(id, texts.title);
    await tx.listing.update({
      where: { id, approvedByRule: true },
      data: {
        ...{ ...texts, slug, searchText: await getSearchText(tx, texts, before), waitingTexts: Prisma.DbNull },
        ...{ approvalStatus: "pending", approvedByRule: false, lookedAt: null, rejectionReason: "" },
        submittedAt: await databaseNow(tx),
      },
    });
    await tx.member.update({ where: { id: memberId }, data: { needsReview: true } });
    await recordAddressChange(tx, paths.listing(before.slug), paths.listing(slug));
    await tellOwner(app, tx, memberId, texts.title);
  });
}

/** Locks a listing whose approval by the rule stands. @throws NOT_FOUND, CONFLICT */
async function lockRuleApproval(tx: Tx, { id, approvedAt }: DecideRuleApprovalInput): Promise<ListingRecord> {
  await lockListings(tx, [id]);
  const listing = await tx.listing.findUnique({ where: { id } });
  if (!listing) throw new AppError("NOT_FOUND", { message: becayisTexts.listingNotFound });
  const isSame = listing.approvedAt?.getTime() === new Date(approvedAt).getTime();
  if (!listing.approvedByRule || !isSame || !["active", "paused"].includes(listing.status)) throw notByRule();
  return listing;
}

const notByRule = () => new AppError("CONFLICT", { message: ruleTexts.notByRule });

function tellOwner(app: App, tx: Tx, memberId: number, listingTitle: string): Promise<void> {
  return notifyMember(app, tx, memberId, {
    event: "listing_stopped",
    title: becayisNotificationTitles.listingSentBack,
    message: listingTitle,
    link: paths.board,
    mail: (name) => ({ template: "listing_sent_back", props: { name, listingTitle, path: paths.board } }),
  });
}
