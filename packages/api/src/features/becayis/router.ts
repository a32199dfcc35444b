import { popularCities, provinceFlow } from "@site/contract/becayis/board/alerts/schema";
import { askInput, askResult, homeQuestion } from "@site/contract/becayis/board/ask/schema";
import { z } from "zod";
import { mergeRouters, publicProcedure, router } from "../../core/procedures/trpc.ts";
import { alertsRouter } from "./board/alerts/router.ts";
import { ask } from "./board/ask/service.ts";
import { landingRouter } from "./board/landing/router.ts";
import * as map from "./board/listings/map-service.ts";
import { ownListingsRouter } from "./board/listings/own/router.ts";
import { listingsRouter } from "./board/listings/router.ts";
import { profileRouter } from "./board/profile/router.ts";
import { readBoardSettings } from "./board/settings/service.ts";
import { calendarRouter } from "./papers/calendar/router.ts";
import { petitionsRouter } from "./papers/petitions/router.ts";
import { staffRouter } from "./papers/staff/router.ts";
import { contactRequestsRouter, contactsRouter } from "./swaps/contact/router.ts";
import { matchesRouter, ringsRouter } from "./swaps/matching/router.ts";
import { resultsRouter } from "./swaps/results/router.ts";

export const becayisRouter = router({
  listings: mergeRouters(listingsRouter, ownListingsRouter),
  landing: landingRouter,
  profile: profileRouter,
  matches: matchesRouter,
  rings: ringsRouter,
  contactRequests: contactRequestsRouter,
  contacts: contactsRouter,
  alerts: alertsRouter,
  staff: staffRouter,
  calendar: calendarRouter,
  petitions: petitionsRouter,
  results: resultsRouter,

  ask: publicProcedure
    .input(askInput)
    .output(askResult)
    .query(({ ctx, input }) => ask(ctx.app, ctx.caller, input)),

  homeQuestion: publicProcedure
    .meta({ sharedUntil: ["becayis"] })
    .output(homeQuestion)
    .query(async ({ ctx }) => ({ isShown: (await readBoardSettings(ctx.app.db.prisma)).asksOnHome })),

  map: publicProcedure.output(z.array(provinceFlow)).query(({ ctx }) => map.listProvinceFlows(ctx.app)),

  popularCities: publicProcedure.output(popularCities).query(({ ctx }) => map.listPopularCities(ctx.app)),
});
