import { saveSwapProfileInput, swapProfile } from "@site/contract/becayis/profile-schema";
import { memberProcedure, router } from "../../../core/trpc.ts";
import * as profile from "./service.ts";

const tags = ["Becayiş"];

export const profileRouter = router({
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
