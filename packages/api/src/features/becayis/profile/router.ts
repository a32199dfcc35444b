import { saveSwapProfileInput, swapProfile } from "@site/contract/becayis/profile/schema";
import { memberProcedure, router } from "../../../core/trpc.ts";
import * as profile from "./service.ts";

const tags = ["Becayiş"];

export const profileRouter = router({
  /** Returns null instead of 404 for members without a swap profile, because browsers log each 404 as an error. */
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
