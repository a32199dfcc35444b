import {
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
} from "@site/contract/readers/statistics/admin-schema";
import { adminProcedure, router } from "../../../../core/procedures/trpc.ts";
import * as statistics from "./service.ts";

export const adminStatisticsRouter = router({
  overview: adminProcedure
    .input(overviewInput)
    .output(statisticsOverview)
    .query(({ ctx, input }) => statistics.readOverview(ctx.app, input)),

  sources: adminProcedure
    .input(statisticsInput)
    .output(statisticsSources)
    .query(({ ctx, input }) => statistics.readSources(ctx.app, input)),

  sourcePosts: adminProcedure
    .input(sourceInput)
    .output(sourcePosts)
    .query(({ ctx, input }) => statistics.listSourcePosts(ctx.app, input)),

  posts: adminProcedure
    .input(periodInput)
    .output(postStatistics)
    .query(({ ctx, input }) => statistics.listPosts(ctx.app, input)),

  ways: adminProcedure
    .input(statisticsInput)
    .output(postWays)
    .query(({ ctx, input }) => statistics.listWays(ctx.app, input)),

  searches: adminProcedure
    .input(periodInput)
    .output(searchStatistics)
    .query(({ ctx, input }) => statistics.listSearches(ctx.app, input)),

  missing: adminProcedure
    .input(periodInput)
    .output(missingAddresses)
    .query(({ ctx, input }) => statistics.listMissing(ctx.app, input)),

  swaps: adminProcedure
    .input(periodInput)
    .output(swapStatistics)
    .query(({ ctx, input }) => statistics.listSwaps(ctx.app, input)),
});
