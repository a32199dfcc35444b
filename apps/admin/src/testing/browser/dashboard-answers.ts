import type { Answers } from "@site/browser/testing/answer-calls";
import type { DashboardOverview } from "@site/contract/dashboard/schema";
import type { PendingCounts } from "@site/contract/inbox/pending/schema";

const points = Array.from({ length: 30 }, (_, index) => ({
  day: `2026-11-${String(index + 1).padStart(2, "0")}`,
  views: 20 + ((index * 7) % 30),
  readers: 10 + ((index * 5) % 15),
}));

export const waiting: PendingCounts = { comment: 3, message: 0, listing: 2, document: 0, report: 1, mail: 0 };

export const overview: DashboardOverview = {
  points,
  totals: { views: 1_200, readers: 640 },
  previousTotals: { views: 1_000, readers: 640 },
  failures: [{ kind: "mail", count: 2, lastAt: new Date().toISOString() }],
  planned: [{ postId: 7, title: "Bilirkişi raporuna itiraz", publishedAt: "2999-12-01T06:00:00.000Z" }],
};

/** Answers of the calls of the dashboard, except that for the set-up steps. */
export const dashboardAnswers = {
  dashboard: {
    stats: () => ({ posts: { total: 8, published: 6, draft: 2 }, categories: 3, tags: 9 }),
    overview: () => overview,
  },
} satisfies Answers["admin"];
