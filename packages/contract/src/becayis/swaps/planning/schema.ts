import { z } from "zod";

const movableField = z.number();
const directField = z.number();
const inRingsField = z.number();

/** The stored plan of the listings that can swap with one another. */
const groupPlan = z.object({
  id: z.number(),
  institution: z.string(),
  /** The title, or the service class where owners of several titles opted in. */
  position: z.string(),
  /** Listings that took part. */
  listings: z.number(),
  /** People whom the plan moves: `direct` in pairs, `inRings` in rings. */
  movable: movableField,
  direct: directField,
  inRings: inRingsField,
  /** How many people could move in circles of any length. */
  limit: z.number(),
  /** Share of `limit` that the plan misses, from 0 to 1. */
  gap: z.number(),
  /** True if no plan of rings of the same length moves more people. */
  isProven: z.boolean(),
  /** False if the latest run did not finish; the plan is then the one before. */
  isFinished: z.boolean(),
  /** Rings of the solver for which no members could be found, or that had changed before they were stored. */
  leftOut: z.number(),
  madeAt: z.string(),
  durationMs: z.number(),
});

/** The plans of all groups, those that move the most people first, and their sums. */
export const plansOverview = z.object({
  movable: movableField,
  direct: directField,
  inRings: inRingsField,
  limit: z.number(),
  groups: z.array(groupPlan),
});

const daysRefused = "1 ile 365 arasında bir gün sayısı girin";
/** The administrator's screen asks for 30, 90 or 365 days. */
export const planFunnelInput = z.strictObject({
  days: z.int(daysRefused).min(1, daysRefused).max(365, daysRefused).default(30),
});

/**
 * Listings by the day of their approval, or its week (by the Monday) for more than 90 days, and how many of them came
 * how far until now; oldest first.
 */
export const planFunnel = z.array(
  z.object({
    /** As YYYY-MM-DD in Istanbul. */
    day: z.string(),
    /** Listings approved. */
    listings: z.number(),
    /** Those for which a match or ring was found. */
    proposals: z.number(),
    /** Those whose owner accepted one. */
    acceptances: z.number(),
    /** Those of a match or ring that all accepted. */
    moves: z.number(),
  }),
);

export type PlansOverview = z.output<typeof plansOverview>;
export type GroupPlan = z.output<typeof groupPlan>;
export type PlanFunnel = z.output<typeof planFunnel>;
