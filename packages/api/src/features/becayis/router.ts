import { popularCities, provinceFlow } from "@site/contract/becayis/alert-schema";
import { becayisTexts } from "@site/contract/becayis/labels";
import { saveSwapProfileInput, swapProfile } from "@site/contract/becayis/profile-schema";
import {
  byListingIdInput,
  byListingSlugInput,
  createListingInput,
  listing,
  listingPage,
  listListingsInput,
  ownListing,
  renewByTokenInput,
  renewedListing,
  reportListingInput,
  savedListing,
  setListingStatusInput,
  updateListingInput,
} from "@site/contract/becayis/schema";
import { done } from "@site/contract/common/results";
import { z } from "zod";
import { memberProcedure, publicProcedure, router, verifiedMemberProcedure } from "../../core/trpc.ts";
import * as map from "./listings/map-service.ts";
import * as own from "./listings/own-service.ts";
import { removeOwnListing } from "./listings/removal-service.ts";
import * as listings from "./listings/service.ts";
import * as status from "./listings/status-service.ts";
import { alertsRouter, contactRequestsRouter, contactsRouter, matchesRouter, ringsRouter } from "./member-router.ts";
import * as profile from "./profile/service.ts";

const tags = ["Becayiş"];

const listingsRouter = router({
  list: publicProcedure
    .meta({ openapi: { method: "GET", path: "/api/becayis/listings", tags, summary: "Panodaki ilanlar" } })
    .input(listListingsInput)
    .output(listingPage)
    .query(async ({ ctx, input }) => listings.listListings(ctx.app, (await ctx.member())?.id, input)),

  getBySlug: publicProcedure
    .meta({ openapi: { method: "GET", path: "/api/becayis/ilan/{slug}", tags, summary: "Bir ilan, adresiyle" } })
    .input(byListingSlugInput)
    .output(listing)
    .query(async ({ ctx, input }) => listings.getListingBySlug(ctx.app, (await ctx.member())?.id, input.slug)),

  getById: publicProcedure
    .meta({ openapi: { method: "GET", path: "/api/becayis/listings/{id}", tags, summary: "Bir ilan, numarasıyla" } })
    .input(byListingIdInput)
    .output(listing)
    .query(async ({ ctx, input }) => listings.getListingById(ctx.app, (await ctx.member())?.id, input.id)),

  countView: publicProcedure
    .meta({
      openapi: { method: "POST", path: "/api/becayis/listings/{id}/view", tags, summary: "Bir ilanın görülmesi" },
    })
    .input(byListingIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => listings.countView(ctx.app, ctx.caller, input.id)),

  mine: memberProcedure
    .meta({
      openapi: { method: "GET", path: "/api/becayis/my-listings", tags, summary: "Üyenin ilanları", protect: true },
    })
    .output(z.array(ownListing))
    .query(({ ctx }) => own.listOwnListings(ctx.app, ctx.memberIdentity.id)),

  create: verifiedMemberProcedure
    .meta({ openapi: { method: "POST", path: "/api/becayis/listings", tags, summary: "İlan verme", protect: true } })
    .input(createListingInput)
    .output(savedListing)
    .mutation(({ ctx, input }) => own.createListing(ctx.app, ctx.memberIdentity.id, input)),

  update: verifiedMemberProcedure
    .meta({
      openapi: { method: "PUT", path: "/api/becayis/listings/{id}", tags, summary: "İlan düzenleme", protect: true },
    })
    .input(updateListingInput)
    .output(savedListing)
    .mutation(({ ctx, input }) => own.updateListing(ctx.app, ctx.memberIdentity.id, input)),

  setStatus: memberProcedure
    .meta({
      openapi: {
        method: "PATCH",
        path: "/api/becayis/listings/{id}/status",
        tags,
        summary: "İlanı duraklatma ve etkinleştirme",
        protect: true,
      },
    })
    .input(setListingStatusInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await status.setOwnListingStatus(ctx.app, ctx.memberIdentity.id, input.id, input.status);
      return { message: becayisTexts.statusUpdated };
    }),

  remove: memberProcedure
    .meta({
      openapi: { method: "DELETE", path: "/api/becayis/listings/{id}", tags, summary: "İlan silme", protect: true },
    })
    .input(byListingIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await removeOwnListing(ctx.app, ctx.memberIdentity.id, input.id);
      return { message: becayisTexts.listingRemoved };
    }),

  renew: memberProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/api/becayis/listings/{id}/renew",
        tags,
        summary: "İlanın süresini uzatma",
        protect: true,
      },
    })
    .input(byListingIdInput)
    .output(renewedListing)
    .mutation(({ ctx, input }) => status.renewListing(ctx.app, ctx.memberIdentity.id, input.id)),

  renewByToken: publicProcedure
    .meta({
      openapi: { method: "POST", path: "/api/becayis/renew", tags, summary: "E-postadaki bağlantıyla süre uzatma" },
    })
    .input(renewByTokenInput)
    .output(renewedListing)
    .mutation(({ ctx, input }) => status.renewByToken(ctx.app, input.token)),

  report: memberProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/api/becayis/listings/{id}/report",
        tags,
        summary: "İlanı bildirme",
        protect: true,
      },
    })
    .input(reportListingInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await listings.reportListing(ctx.app, ctx.memberIdentity.id, input);
      return { message: becayisTexts.reported };
    }),
});

const profileRouter = router({
  /** For the screens: a member without a swap profile is nothing that failed, and a browser reports each 404. */
  find: memberProcedure
    .output(swapProfile.nullable())
    .query(({ ctx }) => profile.findSwapProfile(ctx.app, ctx.memberIdentity.id)),

  get: memberProcedure
    .meta({ openapi: { method: "GET", path: "/api/becayis/profile", tags, summary: "Becayiş profili", protect: true } })
    .output(swapProfile)
    .query(({ ctx }) => profile.getSwapProfile(ctx.app, ctx.memberIdentity.id)),

  save: memberProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/api/becayis/profile",
        tags,
        summary: "Becayiş profilini kaydetme",
        protect: true,
      },
    })
    .input(saveSwapProfileInput)
    .output(swapProfile)
    .mutation(({ ctx, input }) => profile.saveSwapProfile(ctx.app, ctx.memberIdentity.id, input)),
});

export const becayisRouter = router({
  listings: listingsRouter,
  profile: profileRouter,
  matches: matchesRouter,
  rings: ringsRouter,
  contactRequests: contactRequestsRouter,
  contacts: contactsRouter,
  alerts: alertsRouter,

  map: publicProcedure
    .meta({ openapi: { method: "GET", path: "/api/becayis/map", tags, summary: "İllere göre gidiş ve gelişler" } })
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
    })
    .output(popularCities)
    .query(({ ctx }) => map.listPopularCities(ctx.app)),
});
