import { adminPaths } from "@site/contract/admin-paths";
import { reviewedTexts } from "@site/contract/becayis/moderation/admin-schema";
import { type RuleObstacle, ruleObstacleList, ruleTexts } from "@site/contract/becayis/moderation/rule-labels";
import type { RuleEffect, RuleEffectInput } from "@site/contract/becayis/moderation/rule-schema";
import { limits } from "@site/contract/common/limits";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { notifyAdmin } from "../../notifications/service.ts";
import { findObstacle, type RuleConditions, type SentListing } from "./approval-rule.ts";
import { announceApproval, publish } from "./publication-service.ts";
import { LISTINGS_OF_DAYS, LOCK_RULE, SENT_LISTING, type SentRow } from "./rule-queries.ts";
import { getTexts } from "./texts.ts";

type Tx = Prisma.TransactionClient;

/**
 * Publishes a listing that its owner has just sent, if the administrator's rule is on and its conditions are met. Runs
 * in the transaction of the submission, which has locked the institution; the rule stays as it is until the commit.
 * @returns false if a person decides
 */
export async function approveByRule(app: App, tx: Tx, id: number): Promise<boolean> {
  const [rule] = await tx.$queryRawUnsafe<(RuleConditions & { approvesByRule: boolean })[]>(LOCK_RULE);
  if (!rule?.approvesByRule) return false;
  const [row] = await tx.$queryRawUnsafe<SentRow[]>(SENT_LISTING, id);
  if (!row || findObstacle(rule, toSentListing(row))) return false;
  const listing = await publish(tx, id, { adminNote: "", approvedByRule: true });
  await announceApproval(app, tx, listing, "listing", "");
  await notifyAdmin(tx, {
    type: "listing_pending",
    title: ruleTexts.publishedTitle,
    message: listing.title,
    link: adminPaths.ruleApprovals,
  });
  await tx.auditEntry.create({
    data: { actorKind: "system", action: "becayis.ruleApprovals.approve", entity: "ruleApprovals", entityId: `${id}` },
  });
  return true;
}

/**
 * Returns what the rule would have done with the listings of the last days, by the texts that they have today. Whether
 * a member had been refused by then is not known and does not count.
 */
export async function getRuleEffect(app: App, conditions: RuleEffectInput): Promise<RuleEffect> {
  const { rows } = await app.db.pool.query<SentRow>(LISTINGS_OF_DAYS, [
    limits.ruleEffectDays,
    limits.ruleEffectListings,
  ]);
  const found = rows.map((row) => ({
    isRefused: row.approval_status === "rejected",
    obstacle: findObstacle(conditions, { ...toSentListing(row), needsReview: false }),
  }));
  const approved = found.filter(({ obstacle }) => obstacle === null);
  const countOf = (each: RuleObstacle) => found.filter(({ obstacle }) => obstacle === each).length;
  return {
    days: limits.ruleEffectDays,
    listings: rows.length,
    approved: approved.length,
    refused: approved.filter(({ isRefused }) => isRefused).length,
    obstacles: ruleObstacleList
      .map((obstacle) => ({ obstacle, count: countOf(obstacle) }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count),
  };
}

function toSentListing(row: SentRow): SentListing {
  const places = [{ city: row.offer_city, district: row.offer_district }, ...row.wishes];
  return {
    texts: getTexts(row),
    names: [row.institution, row.position, ...places.flatMap(({ city, district }) => [city, district ?? ""])],
    approvedTexts: reviewedTexts.safeParse(row.approved_texts).data ?? null,
    isEmailVerified: row.is_email_verified,
    isStaffVerified: row.verified_month !== null,
    needsReview: row.needs_review,
  };
}
