import { z } from "zod";
import { id, requiredText } from "../common/atoms.ts";
import { entities, meaningOf } from "../common/field.ts";
import * as fields from "../common/fields.ts";
import { toRecord } from "../common/record.ts";
import { readerSources, sourceFields } from "./kinds.ts";

const totalsField = { description: "Dönemin toplamları · sums of the period" };
const previousTotalsField = { description: "Önceki dönemin toplamları · sums of the former period" };
const previousField = z
  .number()
  .describe("Aynı uzunluktaki önceki dönemin sayısı · the count of the period of the same length before");

const refused = "Geçerli bir dönem seçin";
const refusedSource = "Geçerli bir kaynak seçin";
const MAX_DAYS = 1_100;
const DAY_MS = 86_400_000;

const day = z.iso.date(refused);

/** A period of at most three years: its first and last day in Istanbul, as YYYY-MM-DD. */
const period = { from: day.meta(fields.from), to: day.describe("Son gün, dahil · last day, included") };

/** Returns the number of days of a period. */
export function countDays({ from, to }: { from: string; to: string }): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

const isPeriod = (input: { from: string; to: string }) => countDays(input) >= 1 && countDays(input) <= MAX_DAYS;

export const periodInput = z.strictObject(period).refine(isPeriod, { path: ["to"], message: refused });

/** A period of one post, or of the whole site. */
export const statisticsInput = z
  .strictObject({ ...period, postId: id.optional().meta(meaningOf(fields.postId)) })
  .refine(isPeriod, { path: ["to"], message: refused });

export const overviewInput = z
  .strictObject({
    ...period,
    postId: id.optional().meta(meaningOf(fields.postId)),
    step: z.enum(["day", "week", "month"], refused).default("day").meta(fields.step),
  })
  .refine(isPeriod, { path: ["to"], message: refused });

/** A period, and the source whose readers are asked for. */
export const sourceInput = z
  .strictObject({
    ...period,
    field: z.enum(sourceFields, refusedSource).describe("Kaynağın türü · kind of source"),
    name: requiredText(300, refusedSource).describe("Kaynağın adı · name of the source"),
  })
  .refine(isPeriod, { path: ["to"], message: refused });

const sums = {
  views: fields.viewCount,
  /** Distinct readers of each day, added up: a reader of two days counts twice. */
  readers: z.number().describe("Okur; günlük sayıların toplamı · readers, the sum of those of each day"),
};

const readingSums = z.object({
  ...sums,
  /** Views that reached a quarter, half and the end of the text. */
  quarter: z.number().describe("Yazının çeyreğine gelen görüntülenmeler · views that reached a quarter of the text"),
  half: z.number().describe("Yazının yarısına gelen görüntülenmeler · views that reached half of the text"),
  full: z.number().describe("Yazının sonuna gelen görüntülenmeler · views that reached the end of the text"),
});

/** A day, or the week or month that begins with it. */
const point = z.object({ day: fields.day, ...sums });

export const statisticsOverview = z
  .object({
    points: z.array(point).describe("Dönemin günleri, haftaları ya da ayları · days, weeks or months of the period"),
    totals: readingSums.meta(totalsField),
    /** The period of the same length before it. */
    previousPoints: z.array(point).describe("Önceki dönem · the former period"),
    previousTotals: readingSums.meta(previousTotalsField),
    publications: z
      .array(z.object({ postId: fields.postId, title: fields.title, day: fields.day }))
      .describe("Bu dönemde yayınlanan yazılar · posts published in the period"),
    /** Views that were not counted, because too many came at once. */
    dropped: z
      .number()
      .describe("Sayılamayan görüntülenmeler · views that were not counted, because too many came at once"),
  })
  .register(entities, { id: "StatisticsOverview" });

/** A count in a period and in the one before. An empty name stands for all others. */
const namedCount = z.object({ name: fields.name, count: fields.count, previous: previousField });

export const statisticsSources = z
  .object(toRecord(sourceFields, (field) => z.array(namedCount).describe(readerSources[field].description)))
  .register(entities, { id: "StatisticsSources" });

/** At most so many parts has a post's course. */
export const TREND_PARTS = 30;

const postNames = { postId: fields.postId, title: fields.title, slug: fields.slug };

export const postStatistics = z.array(
  readingSums.extend({
    ...postNames,
    previous: previousField,
    /** Views in equal parts of the period, at most thirty, the oldest first. */
    trend: z
      .array(z.number())
      .describe("Dönemin eşit parçalarındaki görüntülenmeler · views in equal parts of the period"),
  }),
);

/** The posts that the readers of a source came to. */
export const sourcePosts = z.array(z.object({ ...postNames, count: fields.count, previous: previousField }));

/** How often readers went on from one post to another. */
export const postWays = z.array(
  z.object({
    fromPostId: z.number().describe("Okunan yazının numarası · id of the post that was read"),
    fromTitle: z.string().describe("Okunan yazının başlığı · title of the post that was read"),
    toPostId: z.number().describe("Geçilen yazının numarası · id of the post that was read next"),
    toTitle: z.string().describe("Geçilen yazının başlığı · title of the post that was read next"),
    count: fields.count,
  }),
);

export const searchStatistics = z.array(
  z.object({
    term: z.string().describe("Aranan metin; boş olan geri kalanı toplar · searched text; an empty one sums the rest"),
    count: fields.count,
    misses: z.number().describe("Sonuçsuz aramalar · searches without a hit"),
    previous: previousField,
  }),
);

export const missingAddresses = z.array(z.object({ path: fields.path, count: fields.count, lastDay: fields.lastDay }));

/** A cell is null where it is below three, because it could identify a person. */
export const swapStatistics = z.array(
  z.object({
    fromCity: fields.fromCity,
    toCity: fields.toCity,
    views: fields.viewCount.nullable(),
    requests: z
      .number()
      .nullable()
      .describe("İletişim istekleri; üçten azsa null · contact requests; null below three"),
    acceptances: fields.acceptances.nullable(),
  }),
);

/** What can give up while nobody looks. */
export const failureKind = z.enum(["mail", "backup", "job", "webhook"]).register(entities, { id: "FailureKind" });

/** The dashboard's numbers, as far as the role may see them. */
export const dashboardOverview = z
  .object({
    /** The last thirty days. */
    points: z.array(point).describe("Son otuz gün · the last thirty days"),
    totals: z.object(sums).meta(totalsField),
    previousTotals: z.object(sums).meta(previousTotalsField),
    /** Counts of what waits for a moderator or owner; null for editors. */
    waiting: z
      .object({
        comments: fields.comments,
        messages: z.number().describe("Okunmamış mesajlar · unread messages"),
        listings: fields.listings,
        documents: z.number().describe("Karar bekleyen personel belgeleri · staff documents that wait for a decision"),
        reports: z.number().describe("Açık şikâyetler · open reports"),
        recoveries: z.number().describe("Açık kurtarma istekleri · open requests for a reset of the second factor"),
        failedMails: z.number().describe("Gönderilemeyen e-postalar · mails that failed"),
      })
      .nullable()
      .meta(meaningOf(fields.waiting)),
    /** What gave up in the last twenty-four hours, the latest first; null for editors. */
    failures: z
      .array(
        z.object({
          kind: failureKind.meta(fields.kind),
          count: fields.count,
          lastAt: z.string().describe("Sonuncusunun zamanı · time of the last one"),
        }),
      )
      .nullable()
      .describe("Son 24 saatte aksayanlar; rol göremiyorsa null · what failed in the last 24 hours; null for editors"),
    /** Posts that will be published, the next first; null where the role has no posts. */
    planned: z
      .array(z.object({ postId: fields.postId, title: fields.title, publishedAt: fields.publishedAt }))
      .nullable()
      .describe("Yayınlanacak yazılar; rol göremiyorsa null · posts to be published; null where the role has no posts"),
  })
  .register(entities, { id: "DashboardOverview" });

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
export type FailureKind = z.output<typeof failureKind>;
export type DashboardOverview = z.output<typeof dashboardOverview>;
