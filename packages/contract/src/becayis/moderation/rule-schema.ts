import { z } from "zod";
import { id, moment } from "../../common/atoms.ts";
import * as fields from "../../common/fields.ts";
import { boardSettings } from "../settings/admin-schema.ts";
import { pendingListing } from "./admin-schema.ts";
import { ruleObstacleList } from "./rule-labels.ts";

/** The conditions of the rule, as the form has them before they are saved. */
export const ruleEffectInput = boardSettings.pick({ ruleNeedsStaff: true, ruleNeedsApproval: true, ruleWords: true });

/** Says what the rule would have done with the listings of the last days. */
export const ruleEffect = z.object({
  days: z.number(),
  listings: fields.listings,
  approved: z.number(),
  /** Those of the approved ones that a person has refused. */
  refused: z.number(),
  /** Why the others would have waited, the most frequent first. */
  obstacles: z.array(z.object({ obstacle: z.enum(ruleObstacleList), count: fields.count })),
});

/** A listing that the rule published and nobody has looked at. */
export const ruleApproval = pendingListing
  .pick({ id: true, title: true, user_name: true, texts: true })
  .extend(pendingListing.pick({ offer_institution: true, offer_position: true, offer_city: true }).shape)
  .extend(pendingListing.pick({ offer_district: true, wanted_institution: true, wanted_position: true }).shape)
  .extend({
    wishes: pendingListing.shape.wishes,
    slug: fields.slug,
    approved_at: z.string(),
    /** Its public page exists. */
    is_published: z.boolean(),
  });

/** Decisions name the approval, so that they meet no later one. */
export const decideRuleApprovalInput = z.strictObject({ id, approvedAt: moment });

export type RuleEffectInput = z.output<typeof ruleEffectInput>;
export type RuleEffect = z.output<typeof ruleEffect>;
export type RuleApproval = z.output<typeof ruleApproval>;
export type DecideRuleApprovalInput = z.output<typeof decideRuleApprovalInput>;
