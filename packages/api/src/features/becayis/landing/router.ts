import { endedListing, landing, landingInput } from "@site/contract/becayis/landing/schema";
import { byListingSlugInput } from "@site/contract/becayis/listings/schema";
import { restIn } from "../../../core/procedures/rest.ts";
import { publicProcedure, router } from "../../../core/procedures/trpc.ts";
import { getEnded, getLanding } from "./service.ts";

const rest = restIn("Becayiş");

export const landingRouter = router({
  get: publicProcedure
    .meta({
      ...rest("GET /api/becayis/landing", {
        tr: "Bir kurumun, unvanın ve yerin özeti",
        en: "Overview of an institution, a title and a place",
      }),
      keyScope: "public:read",
    })
    .input(landingInput)
    .output(landing)
    .query(({ ctx, input }) => getLanding(ctx.app, input)),

  ended: publicProcedure
    .meta({
      ...rest("GET /api/becayis/ended/{slug}", {
        tr: "Yayından kalkmış bir ilanın yönü",
        en: "The way of a listing that has left the board",
      }),
      keyScope: "public:read",
    })
    .input(byListingSlugInput)
    .output(endedListing)
    .query(({ ctx, input }) => getEnded(ctx.app, input.slug)),
});
