import { questionListingInput } from "@site/contract/becayis/board/listings/question-schema";
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
  submitListingInput,
  updateListingInput,
} from "@site/contract/becayis/board/listings/schema";
import { becayisTexts } from "@site/contract/becayis/labels";
import { matchingHints } from "@site/contract/becayis/swaps/matching/schema";
import { done } from "@site/contract/common/results";
import { z } from "zod";
import { listAs, restIn, spelledAs } from "../../../../core/procedures/rest.ts";
import { memberProcedure, publicProcedure, router, verifiedMemberProcedure } from "../../../../core/procedures/trpc.ts";
import { LISTING_NAMES } from "../../documented-names.ts";
import { getHints } from "../../swaps/matching/hints-service.ts";
import { createListing } from "./documented-service.ts";
import { createFromQuestion } from "./first-listing-service.ts";
import * as own from "./own-service.ts";
import { removeOwnListing } from "./removal-service.ts";
import * as listings from "./service.ts";
import * as status from "./status-service.ts";
import { updateListing } from "./update-service.ts";

const rest = restIn("Becayiş");

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

  mine: memberProcedure
    .meta({
      ...rest("GET /api/becayis/my-listings", "Üyenin ilanları"),
      answer: spelledAs(z.array(ownListing), LISTING_NAMES),
    })
    .output(z.array(ownListing))
    .query(({ ctx }) => own.listOwnListings(ctx.app, ctx.memberIdentity.id)),

  create: verifiedMemberProcedure
    .meta(rest("POST /api/becayis/listings", "İlan verme"))
    .input(createListingInput)
    .output(savedListing)
    .mutation(({ ctx, input }) => createListing(ctx.app, ctx.memberIdentity.id, input)),

  /** Call of the site's own form; other programs use `create`. */
  submit: verifiedMemberProcedure
    .input(submitListingInput)
    .output(savedListing)
    .mutation(({ ctx, input }) => own.submitListing(ctx.app, ctx.memberIdentity.id, input)),

  /** Call of the site's own page. */
  createFromQuestion: verifiedMemberProcedure
    .input(questionListingInput)
    .output(savedListing)
    .mutation(({ ctx, input }) => createFromQuestion(ctx.app, ctx.memberIdentity.id, input)),

  update: verifiedMemberProcedure
    .input(updateListingInput)
    .output(savedListing)
    .mutation(({ ctx, input }) => updateListing(ctx.app, ctx.memberIdentity.id, input)),

  setStatus: memberProcedure
    .meta(rest("PATCH /api/becayis/listings/{id}/status", "İlanı duraklatma ve etkinleştirme"))
    .input(setListingStatusInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await status.setOwnListingStatus(ctx.app, ctx.memberIdentity.id, input.id, input.status);
      return { message: becayisTexts.statusUpdated };
    }),

  remove: memberProcedure
    .input(byListingIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await removeOwnListing(ctx.app, ctx.memberIdentity.id, input.id);
      return { message: becayisTexts.listingRemoved };
    }),

  hints: memberProcedure
    .input(byListingIdInput)
    .output(matchingHints)
    .query(({ ctx, input }) => getHints(ctx.app, ctx.memberIdentity.id, input.id)),

  renew: memberProcedure
    .input(byListingIdInput)
    .output(renewedListing)
    .mutation(({ ctx, input }) => status.renewListing(ctx.app, ctx.memberIdentity.id, input.id)),

  renewByToken: publicProcedure
    .input(renewByTokenInput)
    .output(renewedListing)
    .mutation(({ ctx, input }) => status.renewByToken(ctx.app, input.token)),

  report: memberProcedure
    .input(reportListingInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await listings.reportListing(ctx.app, ctx.memberIdentity.id, input);
      return { message: becayisTexts.reported };
    }),
});
