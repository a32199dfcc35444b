import { z } from "zod";
import { entities } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import * as becayisFields from "../fields.ts";

const movableField = z.number().describe("Yer değiştirebilecek kişi sayısı · people who could move");
const directField = z.number().describe("Karşılıklı eşleşmelerdeki kişi sayısı · people in direct matches");
const inRingsField = z.number().describe("Halkalardaki kişi sayısı · people in rings");

/** The stored plan of the listings that can swap with one another. */
const groupPlan = z.object({
  id: fields.id,
  institution: becayisFields.institution,
  /** The title, or the service class where owners of several titles opted in. */
  position: becayisFields.position,
  /** Listings that took part. */
  listings: fields.listings,
  /** People whom the plan moves: `direct` in pairs, `inRings` in rings. */
  movable: movableField,
  direct: directField,
  inRings: inRingsField,
  /** How many people could move in circles of any length. */
  limit: fields.limit,
  /** Share of `limit` that the plan does not reach, from 0 to 1. */
  gap: z.number().describe("En iyi plana uzaklık, kişi · distance to the best plan in people"),
  /** No plan of rings of the same length moves more people. */
  isProven: z.boolean().describe("Daha iyisi olmadığı kanıtlandıysa true · true if it is proven to be the best"),
  /** False if the latest run did not finish; the plan is the one before. */
  isFinished: z.boolean().describe("Hesap bittiyse true · true if the plan was finished"),
  /** Rings of the solver that nobody could be found for, or that had changed before they were stored. */
  leftOut: z.number().describe("Dışarıda kalan kişi sayısı · people left out"),
  madeAt: z.string().describe("Planın zamanı · time of the plan"),
  durationMs: fields.durationMs,
});

/** The plans of all groups, those that move most people first, and their sums. */
export const plansOverview = z
  .object({
    movable: movableField,
    direct: directField,
    inRings: inRingsField,
    limit: fields.limit,
    groups: z.array(groupPlan).describe("Planlanan gruplar · planned groups"),
  })
  .register(entities, { id: "PlansOverview" });

const daysRefused = "1 ile 365 arasında bir gün sayısı girin";
/** The administrator's screen asks for 30, 90 or 365 days. */
export const planFunnelInput = z.strictObject({
  days: z.int(daysRefused).min(1, daysRefused).max(365, daysRefused).default(30).meta(fields.days),
});

/** Counts of a day, or of the week of a Monday where more than 90 days are asked for, oldest first. */
export const planFunnel = z.array(
  z.object({
    /** yyyy-mm-dd in Istanbul */
    day: fields.day,
    /** Listings approved. */
    listings: fields.listings,
    /** Matches and rings found. */
    proposals: z.number().describe("Öneri sayısı · number of proposals"),
    /** Answers of members that accept. */
    acceptances: fields.acceptances,
    /** People of matches and rings that all accepted. */
    moves: z.number().describe("Yer değiştiren kişi sayısı · people who moved"),
  }),
);

export type PlansOverview = z.output<typeof plansOverview>;
export type GroupPlan = z.output<typeof groupPlan>;
export type PlanFunnel = z.output<typeof planFunnel>;
