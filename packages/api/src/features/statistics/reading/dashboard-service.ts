import type { DashboardOverview } from "@site/contract/statistics/admin-schema";
import type { App } from "../../../core/app.ts";
import type { AdminIdentity } from "../../../core/context.ts";
import { DAY_MS, databaseNow, toIstanbulDay } from "../../../core/database/clock.ts";
import { isModerator } from "../../../core/permissions.ts";
import { countPending } from "../../pending/service.ts";
import { LIST_PLANNED } from "./queries.ts";
import { readOverview } from "./service.ts";

const DAYS = 30;

/** Returns the last thirty days, what waits and what is planned, as far as the role may see it. */
export async function readDashboard(app: App, admin: AdminIdentity): Promise<DashboardOverview> {
  const now = (await databaseNow(app.db.pool)).getTime();
  const period = { from: toIstanbulDay(now - (DAYS - 1) * DAY_MS), to: toIstanbulDay(now) };
  const [overview, pending, planned] = await Promise.all([
    readOverview(app, { ...period, step: "day" }),
    isModerator(admin) ? countPending(app, admin) : null,
    app.db.pool.query<{ postId: number; title: string; publishedAt: Date }>(LIST_PLANNED),
  ]);
  const toSums = ({ views, readers }: { views: number; readers: number }) => ({ views, readers });
  return {
    points: overview.points,
    totals: toSums(overview.totals),
    previousTotals: toSums(overview.previousTotals),
    waiting: pending && {
      comments: pending.comment,
      messages: pending.message,
      listings: pending.listing,
      failedMails: pending.mail,
    },
    planned:
      admin.role === "moderator"
        ? null
        : planned.rows.map(({ publishedAt, ...post }) => ({ ...post, publishedAt: publishedAt.toISOString() })),
  };
}
