import { becayisTexts } from "@site/contract/becayis/labels";
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
} from "@site/contract/becayis/listings/schema";
import { done } from "@site/contract/common/results";
import { z } from "zod";
import { memberProcedure, publicProcedure, router, verifiedMemberProcedure } from "../../../core/trpc.ts";
import * as own from "./own-service.ts";
import { removeOwnListing } from "./removal-service.ts";
import * as listings from "./service.ts";
import * as status from "./status-service.ts";

const tags = ["Becayiş"];

export const listingsRouter = router({
  list: publicProcedure
    .meta({
      openapi: { method: "GET", path: "/api/becayis/listings", tags, summary: "Panodaki ilanlar" },
      keyScope: "public:read",
    })
    .input(listListingsInput)
    .output(listingPage)
    .query(async ({ ctx, input }) => listings.listListings(ctx.app, (await ctx.member())?.id, input)),

  getBySlug: publicProcedure
    .meta({
      openapi: { method: "GET", path: "/api/becayis/ilan/{slug}", tags, summary: "Bir ilan, adresiyle" },
      keyScope: "public:read",
    })
    .input(byListingSlugInput)
    .output(listing)
    .query(async ({ ctx, input }) => listings.getListingBySlug(ctx.app, (await ctx.member())?.id, input.slug)),

  getById: publicProcedure
    .meta({
      openapi: { method: "GET", path: "/api/becayis/listings/{id}", tags, summary: "Bir ilan, numarasıyla" },
      keyScope: "public:read",
    })
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
      openapi: { method: "PUT", path: "/api/user/listings/{id}", tags, summary: "İlan düzenleme", protect: true },
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
      openapi: { method: "DELETE", path: "/api/user/listings/{id}", tags, summary: "İlan silme", protect: true },
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
