import { popularCities, provinceFlow } from "@site/contract/becayis/alerts/schema";
import { z } from "zod";
import { publicProcedure, router } from "../../core/trpc.ts";
import { alertsRouter } from "./alerts/router.ts";
import { contactRequestsRouter, contactsRouter } from "./contact/router.ts";
import * as map from "./listings/map-service.ts";
import { listingsRouter } from "./listings/router.ts";
import { matchesRouter, ringsRouter } from "./matching/router.ts";
import { profileRouter } from "./profile/router.ts";

const tags = ["Becayiş"];

export const becayisRouter = router({
  listings: listingsRouter,
  profile: profileRouter,
  matches: matchesRouter,
  rings: ringsRouter,
  contactRequests: contactRequestsRouter,
  contacts: contactsRouter,
  alerts: alertsRouter,

  map: publicProcedure
    .meta({
      openapi: { method: "GET", path: "/api/becayis/map", tags, summary: "İllere göre gidiş ve gelişler" },
      keyScope: "public:read",
    })
    .output(z.array(provinceFlow))
    .query(({ ctx }) => map.listProvinceFlows(ctx.app)),

  popularCities: publicProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/api/becayis/popular-cities",
        tags,
        summary: "En çok sunulan ve istenen şehirler",
      },
      keyScope: "public:read",
    })
    .output(popularCities)
    .query(({ ctx }) => map.listPopularCities(ctx.app)),
});
