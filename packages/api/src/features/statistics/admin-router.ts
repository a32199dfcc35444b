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
import { adminProcedure, router } from "../../core/procedures/trpc.ts";
import { readDashboard } from "./reading/dashboard-service.ts";
import * as statistics from "./reading/service.ts";

const rest = restIn("Yönetim: istatistik");
const dashboardRest = restIn("Yönetim: özet");

export const adminStatisticsRouter = router({
  overview: adminProcedure
    .meta(rest("GET /api/admin/statistics", "Görüntülenmeler ve okurlar"))
    .input(overviewInput)
    .output(statisticsOverview)
    .query(({ ctx, input }) => statistics.readOverview(ctx.app, input)),

  sources: adminProcedure
    .meta(rest("GET /api/admin/statistics/sources", "Okurların geldiği yerler ve cihazlar"))
    .input(statisticsInput)
    .output(statisticsSources)
    .query(({ ctx, input }) => statistics.readSources(ctx.app, input)),

  sourcePosts: adminProcedure
    .meta(rest("GET /api/admin/statistics/source-posts", "Bir kaynaktan gelenlerin okuduğu yazılar"))
    .input(sourceInput)
    .output(sourcePosts)
    .query(({ ctx, input }) => statistics.listSourcePosts(ctx.app, input)),

  posts: adminProcedure
    .meta(rest("GET /api/admin/statistics/posts", "Çok okunan yazılar"))
    .input(periodInput)
    .output(postStatistics)
    .query(({ ctx, input }) => statistics.listPosts(ctx.app, input)),

  ways: adminProcedure
    .meta(rest("GET /api/admin/statistics/ways", "Yazıdan yazıya geçişler"))
    .input(statisticsInput)
    .output(postWays)
    .query(({ ctx, input }) => statistics.listWays(ctx.app, input)),

  searches: adminProcedure
    .meta(rest("GET /api/admin/statistics/searches", "Aramalar"))
    .input(periodInput)
    .output(searchStatistics)
    .query(({ ctx, input }) => statistics.listSearches(ctx.app, input)),

  missing: adminProcedure
    .meta(rest("GET /api/admin/statistics/missing", "İstenen ama olmayan adresler"))
    .input(periodInput)
    .output(missingAddresses)
    .query(({ ctx, input }) => statistics.listMissing(ctx.app, input)),

  swaps: adminProcedure
    .meta(rest("GET /api/admin/statistics/swaps", "İl çiftlerine göre becayiş sayıları"))
    .input(periodInput)
    .output(swapStatistics)
    .query(({ ctx, input }) => statistics.listSwaps(ctx.app, input)),
});

export const dashboardOverviewRouter = router({
  overview: adminProcedure
    .meta(dashboardRest("GET /api/admin/dashboard", "Son otuz gün, bekleyenler ve planlananlar"))
    .output(dashboardOverview)
    .query(({ ctx }) => readDashboard(ctx.app)),
});
