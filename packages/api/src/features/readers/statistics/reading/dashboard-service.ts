import type { DashboardOverview, FailureKind } from "@site/contract/readers/statistics/admin-schema";
import type { App } from "../../../../core/app.ts";
import { countPending } from "../../../inbox/pending/service.ts";
import { getRecentPeriod } from "../recent-service.ts";
import { LIST_FAILURES, LIST_PLANNED } from "./queries.ts";
import { readOverview } from "./service.ts";

/** Returns the last thirty days, what waits, has failed and is planned. */
export async function readDashboard(app: App): Promise<DashboardOverview> {
  const [overview, pending, failures, planned] = await Promise.all([
    readOverview(app, { ...(await getRecentPeriod(app)), step: "day" }),
    countPending(app),
    listFailures(app),
    app.db.pool.query<{ postId: number; title: string; publishedAt: Date }>(LIST_PLANNED),
  ]);
  const toSums = ({ views, readers }: { views: number; readers: number }) => ({ views, readers });
  return {
    points: overview.points,
    totals: toSums(overview.totals),
    previousTotals: toSums(overview.previousTotals),
    waiting: {
      comments: pending.comment,
      messages: pending.message,
      listings: pending.listing,
      documents: pending.document,
      reports: pending.report,
      failedMails: pending.mail,
    },
    failures,
    planned: planned.rows.map(({ publishedAt, ...post }) => ({ ...post, publishedAt: publishedAt.toISOString() })),
  };
}

async function listFailures({ db }: App): Promise<DashboardOverview["failures"]> {
  type Row = { kind: FailureKind; count: number; lastAt: Date };
  const { rows } = await db.pool.query<Row>(LIST_FAILURES);
  return rows.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() }));
}
