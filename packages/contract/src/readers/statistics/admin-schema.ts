import { z } from "zod";
import { id, requiredText } from "../../common/atoms.ts";
import { toRecord } from "../../common/record.ts";
import { sourceFields } from "./kinds.ts";

const previousField = z.number();

const refused = "Geçerli bir dönem seçin";
const refusedSource = "Geçerli bir kaynak seçin";
const MAX_DAYS = 1_100;
const DAY_MS = 86_400_000;

const day = z.iso.date(refused);

/** A period of at most three years: its first and last day in Istanbul, as YYYY-MM-DD. */
const period = { from: day, to: day };

/** Returns the number of days of a period. */
export function countDays({ from, to }: { from: string; to: string }): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

const isPeriod = (input: { from: string; to: string }) => countDays(input) >= 1 && countDays(input) <= MAX_DAYS;

export const periodInput = z.strictObject(period).refine(isPeriod, { path: ["to"], message: refused });

/** A period of one post, or of the whole site. */
export const statisticsInput = z
  .strictObject({ ...period, postId: id.optional() })
  .refine(isPeriod, { path: ["to"], message: refused });

export const overviewInput = z
  .strictObject({
    ...period,
    postId: id.optional(),
    step: z.enum(["day", "week", "month"], refused).default("day"),
  })
  .refine(isPeriod, { path: ["to"], message: refused });

/** A period, and the source whose readers to return. */
export const sourceInput = z
  .strictObject({
    ...period,
    field: z.enum(sourceFields, refusedSource),
    name: requiredText(300, refusedSource),
  })
  .refine(isPeriod, { path: ["to"], message: refused });

export const sums = {
  views: z.number(),
  /** Distinct readers of each day, added up: a reader of two days counts twice. */
  readers: z.number(),
};

const readingSums = z.object({
  ...sums,
  /** Views that reached a quarter, half and the end of the text. */
  quarter: z.number(),
  half: z.number(),
  full: z.number(),
});

/** A day, or the week or month that begins with it. */
export const point = z.object({ day: z.string(), ...sums });

export const statisticsOverview = z.object({
  points: z.array(point),
  totals: readingSums,
  /** The points of the period before, which has the same length. */
  previousPoints: z.array(point),
  previousTotals: readingSums,
  publications: z.array(z.object({ postId: z.number(), title: z.string(), day: z.string() })),
  /** Views that were not counted, because too many came at once. */
  dropped: z.number(),
});

/** A count of the period and of the one before. The empty name stands for all others. */
const namedCount = z.object({ name: z.string(), count: z.number(), previous: previousField });

export const statisticsSources = z.object(toRecord(sourceFields, (_field) => z.array(namedCount)));

/** The most parts of a post's trend. */
export const TREND_PARTS = 30;

const postNames = { postId: z.number(), title: z.string(), slug: z.string() };

export const postStatistics = z.array(
  readingSums.extend({
    ...postNames,
    previous: previousField,
    /** Views in up to thirty equal parts of the period, the oldest first. */
    trend: z.array(z.number()),
  }),
);

/** The posts at which the readers of a source arrived. */
export const sourcePosts = z.array(z.object({ ...postNames, count: z.number(), previous: previousField }));

/** How often readers went from one post to another. */
export const postWays = z.array(
  z.object({
    fromPostId: z.number(),
    fromTitle: z.string(),
    toPostId: z.number(),
    toTitle: z.string(),
    count: z.number(),
  }),
);

export const searchStatistics = z.array(
  z.object({
    term: z.string(),
    count: z.number(),
    misses: z.number(),
    previous: previousField,
  }),
);

export const missingAddresses = z.array(z.object({ path: z.string(), count: z.number(), lastDay: z.string() }));

/** A count below three is null, because it could identify a person. */
export const swapStatistics = z.array(
  z.object({
    fromCity: z.string(),
    toCity: z.string(),
    views: z.number().nullable(),
    requests: z.number().nullable(),
    acceptances: z.number().nullable(),
  }),
);

export type PeriodInput = z.output<typeof periodInput>;
export type SourceInput = z.output<typeof sourceInput>;
export type StatisticsInput = z.output<typeof statisticsInput>;
export type OverviewInput = z.output<typeof overviewInput>;
export type StatisticsOverview = z.output<typeof statisticsOverview>;
export type StatisticsSources = z.output<typeof statisticsSources>;
export type SourcePosts = z.output<typeof sourcePosts>;
export type PostStatistics = z.output<typeof postStatistics>;
export type PostWays = z.output<typeof postWays>;
export type SearchStatistics = z.output<typeof searchStatistics>;
export type MissingAddresses = z.output<typeof missingAddresses>;
export type SwapStatistics = z.output<typeof swapStatistics>;
