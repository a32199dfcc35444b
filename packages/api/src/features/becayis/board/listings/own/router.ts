import { questionListingInput } from "@site/contract/becayis/board/listings/question-schema";
import {
  byListingIdInput,
  createListingInput,
  ownListing,
  renewByTokenInput,
  renewedListing,
  savedListing,
  setListingStatusInput,
  submitListingInput,
  updateListingInput,
} from "@site/contract/becayis/board/listings/schema";
import { becayisTexts } from "@site/contract/becayis/labels";
import { matchingHints } from "@site/contract/becayis/swaps/matching/schema";
import { done } from "@site/contract/common/results";
import { z } from "zod";
import { restIn, spelledAs } from "../../../../../core/procedures/rest.ts";
import {
  memberProcedure,
  publicProcedure,
  router,
  verifiedMemberProcedure,
} from "../../../../../core/procedures/trpc.ts";
import { LISTING_NAMES } from "../../../documented-names.ts";
import { getHints } from "../../../swaps/matching/hints-service.ts";
import { createListing } from "./documented-service.ts";
import { createFromQuestion } from "./first-listing-service.ts";
import * as own from "./own-service.ts";
import { removeOwnListing } from "./removal-service.ts";
import * as status from "./status-service.ts";
import { updateListing } from "./update-service.ts";

const rest = restIn("Becayiş");

/** Calls of a listing's owner. */
export const ownListingsRouter = router({
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
});
