import { done } from "@site/contract/common/results";
import { googleRedirect, googleReturnInput } from "@site/contract/identity/google/schema";
import { enterCodeInput, renewCodeInput, sentCode } from "@site/contract/identity/links/code-schema";
import {
  beginJoinByGoogleInput,
  joinByGoogleInput,
  joined,
  joinInput,
  joinOptions,
} from "@site/contract/members/joining/schema";
import { publicProcedure, router } from "../../../core/procedures/trpc.ts";
import { endProof, openProof } from "../../identity/google/proof-service.ts";
import { answerMember } from "../../identity/sign-in/session-answer.ts";
import { beginJoinByGoogle, finishJoinByGoogle, getJoinOptions } from "./google-service.ts";
import { joinByGoogle, joinByListing } from "./service.ts";
import { keepListing, renewCode } from "./waiting-service.ts";

/**
 * Calls of the site's own page; they have no REST addresses, because codes and proofs are bound to a mailbox or
 * browser.
 */
export const joiningRouter = router({
  join: publicProcedure
    .input(joinInput)
    .output(sentCode)
    .mutation(({ ctx, input }) => keepListing(ctx.app, ctx.caller, input)),

  renewJoinCode: publicProcedure
    .input(renewCodeInput)
    .output(done)
    .mutation(({ ctx, input }) => renewCode(ctx.app, ctx.caller, input)),

  confirmJoin: publicProcedure
    .meta({ signsIn: "member" })
    .input(enterCodeInput)
    .output(joined)
    .mutation(async ({ ctx, input }) => {
      const { listing, isSent, ...member } = await joinByListing(ctx.app, ctx.caller, input);
      return { ...answerMember(ctx, member), listing, isSent };
    }),

  joinOptions: publicProcedure
    .output(joinOptions)
    .query(({ ctx }) => getJoinOptions(ctx.app, ctx.cookies.read("joinProof"))),

  beginJoinByGoogle: publicProcedure
    .input(beginJoinByGoogleInput)
    .output(googleRedirect)
    .mutation(async ({ ctx, input }) => {
      const { address, flow } = await beginJoinByGoogle(ctx.app, ctx.caller, input);
      ctx.cookies.set("joinFlow", flow.value, flow.expiresAt);
      return { location: address };
    }),

  /** Called by the server's route that Google returns to. */
  returnFromGoogle: publicProcedure
    .input(googleReturnInput)
    .output(googleRedirect)
    .mutation(async ({ ctx, input }) => {
      const flow = ctx.cookies.read("joinFlow");
      ctx.cookies.clear("joinFlow");
      const { location, proof } = await finishJoinByGoogle(ctx.app, ctx.caller, input.search, flow);
      if (proof) ctx.cookies.set("joinProof", proof.value, proof.expiresAt);
      return { location };
    }),

  forgetJoinProof: publicProcedure.output(joinOptions).mutation(async ({ ctx }) => {
    await endProof(ctx.app, ctx.cookies.read("joinProof"));
    ctx.cookies.clear("joinProof");
    return getJoinOptions(ctx.app, undefined);
  }),

  joinByGoogle: publicProcedure
    .meta({ signsIn: "member" })
    .input(joinByGoogleInput)
    .output(joined)
    .mutation(async ({ ctx, input }) => {
      const proven = await openProof(ctx.app, ctx.cookies.read("joinProof"));
      const { listing, isSent, ...member } = await joinByGoogle(ctx.app, ctx.caller, proven, input);
      ctx.cookies.clear("joinProof");
      return { ...answerMember(ctx, member), listing, isSent };
    }),
});
