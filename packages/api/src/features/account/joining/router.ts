import {
  byWaitingListingInput,
  confirmJoinInput,
  joined,
  joinInput,
  waitingListing,
} from "@site/contract/account/joining/schema";
import { done } from "@site/contract/common/results";
import { restIn } from "../../../core/procedures/rest.ts";
import { publicProcedure, router } from "../../../core/procedures/trpc.ts";
import { toSession } from "../sign-in/session-answer.ts";
import { joinByListing } from "./service.ts";
import { keepListing, renewCode } from "./waiting-service.ts";

const rest = restIn("Üyelik");

export const joiningRouter = router({
  join: publicProcedure
    .meta(
      rest("POST /api/auth/join", {
        tr: "Üye olmadan ilan verme: kodu e-postayla gelir",
        en: "Send a listing without an account; its code is mailed",
      }),
    )
    .input(joinInput)
    .output(waitingListing)
    .mutation(({ ctx, input }) => keepListing(ctx.app, ctx.caller, input)),

  renewJoinCode: publicProcedure
    .meta(rest("POST /api/auth/join/code", { tr: "Bekleyen ilana yeni kod", en: "A new code for a waiting listing" }))
    .input(byWaitingListingInput)
    .output(done)
    .mutation(({ ctx, input }) => renewCode(ctx.app, input.token)),

  confirmJoin: publicProcedure
    .meta({
      ...rest("POST /api/auth/join/confirm", {
        tr: "Bekleyen ilanı koduyla onaya gönderme ve giriş",
        en: "Send a waiting listing for approval by its code, and sign in",
      }),
      signsIn: "member",
    })
    .input(confirmJoinInput)
    .output(joined)
    .mutation(async ({ ctx, input }) => {
      const { listing, ...member } = await joinByListing(ctx.app, ctx.caller, input);
      return { ...toSession(ctx, member), listing };
    }),
});
