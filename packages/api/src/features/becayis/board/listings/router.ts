import {
  byListingIdInput,
  byListingSlugInput,
  listing,
  listingPage,
  listListingsInput,
  reportListingInput,
} from "@site/contract/becayis/board/listings/schema";
import { becayisTexts } from "@site/contract/becayis/labels";
import { done } from "@site/contract/common/results";
import { z } from "zod";
import { listAs, restIn, spelledAs } from "../../../../core/procedures/rest.ts";
import { memberProcedure, publicProcedure, router } from "../../../../core/procedures/trpc.ts";
import { LISTING_NAMES } from "../../documented-names.ts";
import * as listings from "./service.ts";

const rest = restIn("Becayiş");

/** Calls of readers. */
export const listingsRouter = router({
  list: publicProcedure
    .meta({
      ...rest("GET /api/becayis/listings", "Panodaki ilanlar"),
      answer: spelledAs(listAs(listingPage, "listings", "total"), LISTING_NAMES),
      snakeInput: ["userId"],
      keyScope: "public:read",
    })
    .input(listListingsInput)
    .output(listingPage)
    .query(async ({ ctx, input }) => listings.listListings(ctx.app, (await ctx.member())?.id, input)),

  getBySlug: publicProcedure
    .meta({
      ...rest("GET /api/becayis/ilan/{slug}", "Bir ilan, adresiyle"),
      answer: spelledAs(listing, LISTING_NAMES),
      keyScope: "public:read",
    })
    .input(byListingSlugInput)
    .output(listing)
    .query(async ({ ctx, input }) => listings.getListingBySlug(ctx.app, (await ctx.member())?.id, input.slug)),

  getById: publicProcedure
    .meta({
      ...rest("GET /api/becayis/listings/{id}", "Bir ilan, numarasıyla"),
      answer: spelledAs(listing, LISTING_NAMES),
      keyScope: "public:read",
    })
    .input(byListingIdInput)
    .output(listing)
    .query(async ({ ctx, input }) => listings.getListingById(ctx.app, (await ctx.member())?.id, input.id)),

  countView: publicProcedure
    .meta(rest("POST /api/becayis/listings/{id}/view", "Bir ilanın görülmesi"))
    .input(byListingIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => listings.countView(ctx.app, ctx.caller, input.id)),

  report: memberProcedure
    .input(reportListingInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await listings.reportListing(ctx.app, ctx.memberIdentity.id, input);
      return { message: becayisTexts.reported };
    }),
});
