import { saveSwapProfileInput, swapProfile } from "@site/contract/becayis/board/profile/schema";
import { restIn } from "../../../../core/procedures/rest.ts";
import { memberProcedure, router } from "../../../../core/procedures/trpc.ts";
import * as profile from "./service.ts";

const rest = restIn("Becayiş");

export const profileRouter = router({
  /** Returns null instead of 404 for members without a swap profile, because browsers log each 404 as an error. */
  find: memberProcedure
    .output(swapProfile.nullable())
    .query(({ ctx }) => profile.findSwapProfile(ctx.app, ctx.memberIdentity.id)),

  get: memberProcedure
    .meta(rest("GET /api/becayis/profile", "Becayiş profili"))
    .output(swapProfile)
    .query(({ ctx }) => profile.getSwapProfile(ctx.app, ctx.memberIdentity.id)),

  save: memberProcedure
    .meta(rest("POST /api/becayis/profile", "Becayiş profilini kaydetme"))
    .input(saveSwapProfileInput)
    .output(swapProfile)
    .mutation(({ ctx, input }) => profile.saveSwapProfile(ctx.app, ctx.memberIdentity.id, input)),
});
