import {
  dashboardOverview,
  missingAddresses,
  overviewInput,
  periodInput,
  postStatistics,
  postWays,
  searchStatistics,
  sourceInput,
  sourcePosts,
  statisticsInput,
  statisticsOverview,
  statisticsSources,
  swapStatistics,
} from "@site/contract/statistics/admin-schema";
import { restIn } from "../../core/procedures/rest.ts";
import { adminProcedure, editorProcedure, router } from "../../core/procedures/trpc.ts";
import { readDashboard } from "./reading/dashboard-service.ts";
import * as statistics from "./reading/service.ts";

const rest = restIn("Yönetim: istatistik");
const dashboardRest = restIn("Yönetim: özet");

export const adminStatisticsRouter = router({
  overview: editorProcedure
    .meta(rest("GET /api/admin/statistics", { tr: "Görüntülenmeler ve okurlar", en: "Views and readers over time" }))
    .input(overviewInput)
    .output(statisticsOverview)
    .query(({ ctx, input }) => statistics.readOverview(ctx.app, input)),

  sources: editorProcedure
    .meta(
      rest("GET /api/admin/statistics/sources", {
        tr: "Okurların geldiği yerler ve cihazlar",
        en: "Where readers come from, and devices",
      }),
    )
    .input(statisticsInput)
    .output(statisticsSources)
    .query(({ ctx, input }) => statistics.readSources(ctx.app, input)),

  sourcePosts: editorProcedure
    .meta(
      rest("GET /api/admin/statistics/source-posts", {
        tr: "Bir kaynaktan gelenlerin okuduğu yazılar",
        en: "Posts that readers of a source came to",
      }),
    )
    .input(sourceInput)
    .output(sourcePosts)
    .query(({ ctx, input }) => statistics.listSourcePosts(ctx.app, input)),

  posts: editorProcedure
    .meta(rest("GET /api/admin/statistics/posts", { tr: "Çok okunan yazılar", en: "Most read posts of a period" }))
    .input(periodInput)
    .output(postStatistics)
    .query(({ ctx, input }) => statistics.listPosts(ctx.app, input)),

  ways: editorProcedure
    .meta(
      rest("GET /api/admin/statistics/ways", {
        tr: "Yazıdan yazıya geçişler",
        en: "How readers go on from post to post",
      }),
    )
    .input(statisticsInput)
    .output(postWays)
    .query(({ ctx, input }) => statistics.listWays(ctx.app, input)),

  searches: editorProcedure
    .meta(rest("GET /api/admin/statistics/searches", { tr: "Aramalar", en: "Searches, with those without a hit" }))
    .input(periodInput)
    .output(searchStatistics)
    .query(({ ctx, input }) => statistics.listSearches(ctx.app, input)),

  missing: editorProcedure
    .meta(
      rest("GET /api/admin/statistics/missing", {
        tr: "İstenen ama olmayan adresler",
        en: "Addresses that were asked for and have no page",
      }),
    )
    .input(periodInput)
    .output(missingAddresses)
    .query(({ ctx, input }) => statistics.listMissing(ctx.app, input)),

  swaps: editorProcedure
    .meta(
      rest("GET /api/admin/statistics/swaps", {
        tr: "İl çiftlerine göre becayiş sayıları",
        en: "The board's counts by province pair",
      }),
    )
    .input(periodInput)
    .output(swapStatistics)
    .query(({ ctx, input }) => statistics.listSwaps(ctx.app, input)),
});

export const dashboardOverviewRouter = router({
  overview: adminProcedure
    .meta(
      dashboardRest("GET /api/admin/dashboard", {
        tr: "Son otuz gün, bekleyenler ve planlananlar",
        en: "The last thirty days, what waits and what is planned",
      }),
    )
    .output(dashboardOverview)
    .query(({ ctx }) => readDashboard(ctx.app, ctx.adminIdentity)),
});
