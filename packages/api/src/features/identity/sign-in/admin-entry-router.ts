import { googleRedirect, googleReturnInput } from "@site/contract/identity/google/schema";
import { passkeyLoginInput, passkeyOptions } from "@site/contract/identity/second-factor/schema";
import {
  adminGoogleStepInput,
  adminLoginResult,
  adminSignInOptions,
} from "@site/contract/identity/sign-in/admin-schema";
import { AppError } from "../../../core/calls/errors.ts";
import { publicProcedure, router } from "../../../core/procedures/trpc.ts";
import { passkeyRequestOptions } from "../second-factor/passkey-service.ts";
import { addressAfterGoogle, beginGoogleSignIn, finishGoogleSignIn, verifyGoogleSecondStep } from "./google-service.ts";
import { loginAdminByPasskey } from "./service.ts";
import { answerAdmin } from "./session-answer.ts";

/** The administrator's sign-in by passkey and Google. */
export const adminEntryRouter = router({
  options: publicProcedure.output(adminSignInOptions).query(({ ctx }) => ({ google: ctx.app.google !== undefined })),

  passkeyOptions: publicProcedure
    .output(passkeyOptions)
    .mutation(async ({ ctx }) => ({ options: { ...(await passkeyRequestOptions(ctx.app, ctx.caller)) } })),

  passkeyLogin: publicProcedure
    .meta({ signsIn: "admin" })
    .input(passkeyLoginInput)
    .output(adminLoginResult)
    .mutation(async ({ ctx, input }) => answerAdmin(ctx, await loginAdminByPasskey(ctx.app, ctx.caller, input))),

  googleBegin: publicProcedure.output(googleRedirect).mutation(async ({ ctx }) => {
    const { address, flow } = await beginGoogleSignIn(ctx.app, ctx.caller);
    ctx.cookies.set("googleFlow", flow.value, flow.expiresAt);
    return { location: address };
  }),

  googleReturn: publicProcedure
    .meta({ signsIn: "admin" })
    .input(googleReturnInput)
    .output(googleRedirect)
    .mutation(async ({ ctx, input }) => {
      const flow = ctx.cookies.read("googleFlow");
      ctx.cookies.clear("googleFlow");
      const result = await finishGoogleSignIn(ctx.app, ctx.caller, input.search, flow);
      if ("secondStep" in result) {
        ctx.cookies.set("googleStep", result.secondStep.value, result.secondStep.expiresAt);
        throw new AppError("SECOND_FACTOR_REQUIRED");
      }
      answerAdmin(ctx, result.signedIn);
      return { location: addressAfterGoogle(result.signedIn) };
    }),

  googleSecondStep: publicProcedure
    .meta({ signsIn: "admin" })
    .input(adminGoogleStepInput)
    .output(adminLoginResult)
    .mutation(async ({ ctx, input }) => {
      const cookies = { step: ctx.cookies.read("googleStep"), device: ctx.cookies.read("adminDevice") };
      const signedIn = await verifyGoogleSecondStep(ctx.app, ctx.caller, cookies, input.code);
      ctx.cookies.clear("googleStep");
      return answerAdmin(ctx, signedIn);
    }),
});
