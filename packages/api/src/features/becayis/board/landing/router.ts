import { endedListing, landing, landingInput } from "@site/contract/becayis/board/landing/schema";
import { byListingSlugInput } from "@site/contract/becayis/board/listings/schema";
import { publicProcedure, router } from "../../../../core/procedures/trpc.ts";
import { getEnded, getLanding } from "./service.ts";

/** Calls of the site's own pages, without REST addresses. */
export const landingRouter = router({
  get: publicProcedure
    .input(landingInput)
    .output(landing)
    .query(({ ctx, input }) => getLanding(ctx.app, input)),

  ended: publicProcedure
    .input(byListingSlugInput)
    .output(endedListing)
    .query(({ ctx, input }) => getEnded(ctx.app, input.slug)),
});
