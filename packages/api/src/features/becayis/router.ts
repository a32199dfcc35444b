import { popularCities, provinceFlow } from "@site/contract/becayis/alerts/schema";
import { askInput, askResult, homeQuestion } from "@site/contract/becayis/ask/schema";
import { z } from "zod";
import { publicProcedure, router } from "../../core/procedures/trpc.ts";
import { alertsRouter } from "./alerts/router.ts";
import { ask } from "./ask/service.ts";
import { calendarRouter } from "./calendar/router.ts";
import { contactRequestsRouter, contactsRouter } from "./contact/router.ts";
import { landingRouter } from "./landing/router.ts";
import * as map from "./listings/map-service.ts";
import { listingsRouter } from "./listings/router.ts";
import { matchesRouter, ringsRouter } from "./matching/router.ts";
import { petitionsRouter } from "./petition/router.ts";
import { profileRouter } from "./profile/router.ts";
import { resultsRouter } from "./results/router.ts";
import { readBoardSettings } from "./settings/service.ts";
import { staffRouter } from "./staff/router.ts";

export const becayisRouter = router({
  listings: listingsRouter,
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
