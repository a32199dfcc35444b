import { limits } from "@site/contract/common/limits";
import { toRecord } from "@site/contract/common/record";
import {
  countDays,
  type MissingAddresses,
  type OverviewInput,
  type PeriodInput,
  type PostStatistics,
  type PostWays,
  type SearchStatistics,
  type SourceInput,
  type SourcePosts,
  type StatisticsInput,
  type StatisticsOverview,
  type StatisticsSources,
  type SwapStatistics,
  TREND_PARTS,
} from "@site/contract/readers/statistics/admin-schema";
import { readerSources, type SourceKind, sourceFields, sourceKinds } from "@site/contract/readers/statistics/kinds";
import type { App } from "../../../../core/app.ts";
import { findOwnPages } from "../../../site/seo/own-pages-service.ts";
import { SITE } from "../day-counts.ts";
import { FIND_CLOSED_MONTH } from "../queries.ts";
import {
  LIST_MISSING,
  LIST_NAMES,
  LIST_POINTS,
  LIST_POSTS,
  LIST_PUBLICATIONS,
  LIST_SEARCHES,
  LIST_SOURCE_POSTS,
  LIST_SWAPS,
  LIST_TRENDS,
  LIST_WAYS,
  SUM_DAYS,
  SUM_DROPPED,
} from "./queries.ts";
import { moveDay, splitPeriod } from "./spans.ts";

async function list<Row>({ db }: App, sql: string, values: unknown[]): Promise<Row[]> {
  const { rows } = await db.pool.query(sql, values);
  return rows;
}

/** Returns the period of the same length that ends the day before. */
export function getPrevious(period: PeriodInput): PeriodInput {
  return { from: moveDay(period.from, -countDays(period)), to: moveDay(period.from, -1) };
}

/** Returns the first five parameters of a statement: days and months of a period, and of the one before. */
async function getSpans(app: App, period: PeriodInput): Promise<unknown[]> {
  const [found] = await list<{ month: string | null }>(app, FIND_CLOSED_MONTH, []);
  const parts = [
    { isNow: true, ...splitPeriod(period, found?.month ?? undefined) },
    { isNow: false, ...splitPeriod(getPrevious(period), found?.month ?? undefined) },
  ];
  const days = parts.flatMap((part) => part.days.map((span) => ({ ...span, isNow: part.isNow })));
  const months = parts.flatMap((part) => part.months.map((month) => ({ month, isNow: part.isNow })));
  return [
    days.map(({ from }) => from),
    days.map(({ to }) => to),
    days.map(({ isNow }) => isNow),
    months.map(({ month }) => month),
    months.map(({ isNow }) => isNow),
  ];
}

/** Returns views and readers over time, with the former period and the posts published meanwhile. */
export async function readOverview(
  app: App,
  { postId = SITE, step, ...period }: OverviewInput,
): Promise<StatisticsOverview> {
  const { from, to } = period;
  const previous = getPrevious(period);
  const points = (of: PeriodInput) =>
    list<StatisticsOverview["points"][number]>(app, LIST_POINTS, [postId, of.from, of.to, step]);
  const sum = async (of: PeriodInput) => {
    const [totals] = await list<StatisticsOverview["totals"]>(app, SUM_DAYS, [postId, of.from, of.to]);
    return totals ?? { views: 0, readers: 0, quarter: 0, half: 0, full: 0 };
  };
  const [now, totals, before, previousTotals, publications, dropped] = await Promise.all([
    points(period),
    sum(period),
    points(previous),
    sum(previous),
    list<StatisticsOverview["publications"][number]>(app, LIST_PUBLICATIONS, [postId, from, to]),
    list<{ count: number }>(app, SUM_DROPPED, [from, to]),
  ]);
  return {
    points: now,
    totals,
    previousPoints: before,
    previousTotals,
    publications,
    dropped: dropped[0]?.count ?? 0,
  };
}

/** Returns where readers came from and on which devices they read, the most frequent first. */
export async function readSources(app: App, { postId = SITE, ...period }: StatisticsInput): Promise<StatisticsSources> {
  const rows = await list<{ kind: SourceKind; name: string; count: number; previous: number }>(app, LIST_NAMES, [
    ...(await getSpans(app, period)),
    postId,
    sourceKinds,
  ]);
  return toRecord(sourceFields, (field) =>
    rows.filter(({ kind }) => kind === readerSources[field].kind).map(({ kind: _, ...counted }) => counted),
  );
}

/** Returns the posts to which a source led in a period, the most frequent first. */
export async function listSourcePosts(app: App, { field, name, ...period }: SourceInput): Promise<SourcePosts> {
  return list(app, LIST_SOURCE_POSTS, [...(await getSpans(app, period)), readerSources[field].kind, name]);
}

/** Returns the most read posts, each with the course of its views. */
export async function listPosts(app: App, period: PeriodInput): Promise<PostStatistics> {
  const posts = await list<Omit<PostStatistics[number], "trend">>(app, LIST_POSTS, await getSpans(app, period));
  const days = Math.ceil(countDays(period) / TREND_PARTS);
  const parts = Math.ceil(countDays(period) / days);
  const views = await list<{ postId: number; part: number; views: number }>(app, LIST_TRENDS, [
    posts.map(({ postId }) => postId),
    period.from,
    period.to,
    days,
  ]);
  const trends = new Map(posts.map(({ postId }) => [postId, Array.from({ length: parts }, () => 0)]));
  for (const each of views) trends.get(each.postId)?.splice(each.part, 1, each.views);
  return posts.map((post) => ({ ...post, trend: trends.get(post.postId) ?? [] }));
}

/** Returns from which posts readers went on to which. */
export async function listWays(app: App, { postId = SITE, ...period }: StatisticsInput): Promise<PostWays> {
  return list(app, LIST_WAYS, [...(await getSpans(app, period)), postId]);
}

/** Returns what was searched, and how often nothing was found. */
export async function listSearches(app: App, period: PeriodInput): Promise<SearchStatistics> {
  return list(app, LIST_SEARCHES, await getSpans(app, period));
}

/** Returns addresses that readers asked for and that have neither a page nor a redirect. */
export async function listMissing(app: App, { from, to }: PeriodInput): Promise<MissingAddresses> {
  const rows = await list<MissingAddresses[number]>(app, LIST_MISSING, [from, to]);
  const pages = await findOwnPages(
    app,
    rows.map(({ path }) => path),
  );
  return rows.filter(({ path }) => !pages.has(path));
}

/** Returns the board's counts by province pair; small ones are hidden. */
export async function listSwaps(app: App, { from, to }: PeriodInput): Promise<SwapStatistics> {
  type Row = { fromCity: string; toCity: string; views: number; requests: number; acceptances: number };
  const shown = (count: number) => (count > 0 && count < limits.smallestCellShown ? null : count);
  const rows = await list<Row>(app, LIST_SWAPS, [from, to, limits.smallestCellShown]);
  return rows.map(({ views, requests, acceptances, ...cities }) => ({
    ...cities,
    views: shown(views),
    requests: shown(requests),
    acceptances: shown(acceptances),
  }));
}
