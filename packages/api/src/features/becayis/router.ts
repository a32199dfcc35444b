import { popularCities, provinceFlow } from "@site/contract/becayis/alerts/schema";
import { askInput, askResult, homeQuestion } from "@site/contract/becayis/ask/schema";
import { z } from "zod";
import { restIn } from "../../core/procedures/rest.ts";
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

const rest = restIn("Becayiş");

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
    .meta(rest("GET /api/becayis/ask", "Bir ilan bugün neyle eşleşirdi?"))
    .input(askInput)
    .output(askResult)
    .query(({ ctx, input }) => ask(ctx.app, ctx.caller, input)),

  homeQuestion: publicProcedure
    .meta({ sharedUntil: ["becayis"] })
    .output(homeQuestion)
    .query(async ({ ctx }) => ({ isShown: (await readBoardSettings(ctx.app.db.prisma)).asksOnHome })),

  map: publicProcedure
    .meta({
      ...rest("GET /api/becayis/map", "İllere göre gidiş ve gelişler"),
      keyScope: "public:read",
    })
    .output(z.array(provinceFlow))
    .query(({ ctx }) => map.listProvinceFlows(ctx.app)),

  popularCities: publicProcedure
    .meta({
      ...rest("GET /api/becayis/popular-cities", "En çok sunulan ve istenen şehirler"),
      keyScope: "public:read",
    })
    .output(popularCities)
    .query(({ ctx }) => map.listPopularCities(ctx.app)),
});
