import { z } from "zod";
import { point, sums } from "../readers/statistics/admin-schema.ts";

export const dashboardStats = z.object({
  posts: z.object({
    total: z.number(),
    published: z.number(),
    draft: z.number(),
  }),
  categories: z.number(),
  tags: z.number(),
});

/** Kinds of background work that can fail for good. */
export const failureKind = z.enum(["mail", "backup", "job", "webhook"]);

/** The dashboard's numbers. */
export const dashboardOverview = z.object({
  /** The last thirty days. */
  points: z.array(point),
  totals: z.object(sums),
  previousTotals: z.object(sums),
  /** Failures of the last 24 hours, the latest first. */
  failures: z.array(
    z.object({
      kind: failureKind,
      count: z.number(),
      lastAt: z.string(),
    }),
  ),
  /** Scheduled posts, the next first. */
  planned: z.array(z.object({ postId: z.number(), title: z.string(), publishedAt: z.string() })),
});

export type DashboardStats = z.output<typeof dashboardStats>;
export type FailureKind = z.output<typeof failureKind>;
export type DashboardOverview = z.output<typeof dashboardOverview>;
