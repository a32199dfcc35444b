import type { PeriodInput } from "@site/contract/readers/statistics/admin-schema";
import type { App } from "../../../core/app.ts";
import { DAY_MS, databaseNow, toIstanbulDay } from "../../../core/database/clock.ts";
import { SUM_VIEWS } from "./queries.ts";

const DAYS = 30;

/** Returns the last thirty days in Istanbul, today among them. */
export async function getRecentPeriod({ db }: App): Promise<PeriodInput> {
  const now = (await databaseNow(db.pool)).getTime();
  return { from: toIstanbulDay(now - (DAYS - 1) * DAY_MS), to: toIstanbulDay(now) };
}

/** Returns the views of posts on the last thirty days by the posts' ids; a post without a view is missing. */
export async function sumRecentViews(app: App, postIds: readonly number[]): Promise<Map<number, number>> {
  const { from, to } = await getRecentPeriod(app);
  const { rows } = await app.db.pool.query<{ postId: number; views: number }>(SUM_VIEWS, [postIds, from, to]);
  return new Map(rows.map(({ postId, views }) => [postId, views]));
}
