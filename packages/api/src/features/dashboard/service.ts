import type { DashboardOverview, DashboardStats, FailureKind } from "@site/contract/dashboard/schema";
import type { App } from "../../core/app.ts";
import { readOverview } from "../readers/statistics/reading/service.ts";
import { getRecentPeriod } from "../readers/statistics/recent-service.ts";

/** Lists the next posts that will be published. */
const LIST_PLANNED = `SELECT id AS "postId", title, published_at AS "publishedAt" FROM posts
  WHERE status = 'published' AND published_at > now() AND deleted_at IS NULL ORDER BY published_at, id LIMIT 5`;

/** Counts what gave up in the last twenty-four hours, by kind. */
const LIST_FAILURES = `SELECT kind, count(*)::int AS count, max(at) AS "lastAt" FROM (
    SELECT 'mail' AS kind, next_attempt_at AS at FROM email_logs WHERE status = 'failed'
    UNION ALL SELECT 'backup', finished_at FROM backups WHERE state = 'failed'
    UNION ALL SELECT 'job', updated_at FROM graphile_worker._private_jobs
      WHERE locked_at IS NULL AND attempts >= max_attempts
    UNION ALL SELECT 'webhook', attempted_at FROM webhook_deliveries
      WHERE state = 'failed' AND created_at > now() - interval '7 days'
  ) AS failures WHERE at > now() - interval '24 hours' GROUP BY kind ORDER BY 3 DESC, 1`;

export async function getDashboardStats(app: App): Promise<DashboardStats> {
  const { post, category, tag } = app.db.prisma;
  const [total, published, draft, categories, tags] = await Promise.all([
    post.count({ where: { deletedAt: null } }),
    post.count({ where: { status: "published" } }),
    post.count({ where: { deletedAt: null, status: "draft" } }),
    category.count(),
    tag.count(),
  ]);
  return { posts: { total, published, draft }, categories, tags };
}

/** Returns the statistics of the last thirty days, the failures and the planned posts. */
export async function readDashboard(app: App): Promise<DashboardOverview> {
  const [overview, failures, planned] = await Promise.all([
    readOverview(app, { ...(await getRecentPeriod(app)), step: "day" }),
    listFailures(app),
    app.db.pool.query<{ postId: number; title: string; publishedAt: Date }>(LIST_PLANNED),
  ]);
  const toSums = ({ views, readers }: { views: number; readers: number }) => ({ views, readers });
  return {
    points: overview.points,
    totals: toSums(overview.totals),
    previousTotals: toSums(overview.previousTotals),
    failures,
    planned: planned.rows.map(({ publishedAt, ...post }) => ({ ...post, publishedAt: publishedAt.toISOString() })),
  };
}

async function listFailures({ db }: App): Promise<DashboardOverview["failures"]> {
  type Row = { kind: FailureKind; count: number; lastAt: Date };
  const { rows } = await db.pool.query<Row>(LIST_FAILURES);
  return rows.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() }));
}
