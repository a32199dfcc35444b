import { done } from "@site/contract/common/results";
import {
  claimAccountInput,
  openedVerification,
  openVerificationInput,
  registerInput,
  renewVerificationInput,
  resendVerificationInput,
  verifyEmailInput,
  verifyEmailPairInput,
} from "@site/contract/members/registration/schema";
import { restIn } from "../../../core/procedures/rest.ts";
import { memberProcedure, publicProcedure, router } from "../../../core/procedures/trpc.ts";
import { markBrowser } from "./browser.ts";
import { registerMember } from "./service.ts";
import {
  claimAccount,
  openVerificationLink,
  renewVerificationLink,
  resendVerification,
  verifyEmail,
} from "./verification-service.ts";

const rest = restIn("Üyelik");

export const registrationRouter = router({
  register: publicProcedure
    .meta(rest("POST /api/auth/register", "Üye olma"))
    .input(registerInput)
    .output(done)
    .mutation(({ ctx, input }) => registerMember(ctx.app, ctx.caller, markBrowser(ctx.cookies), input)),

  /** Documented as GET. Only the screen's script calls it: opening the mailed link changes nothing. */
  verifyEmail: publicProcedure
    .meta(rest("GET /api/auth/verify-email/{token}", "E-posta adresini doğrulama"))
    .input(verifyEmailInput)
    .output(done)
    .mutation(({ ctx, input }) => verifyEmail(ctx.app, ctx.caller, { access: input.token })),

  verifyEmailPair: publicProcedure
    .meta(rest("POST /api/auth/verify-email/supabase", "E-posta adresini iki parçalı bağlantı ile doğrulama"))
    .input(verifyEmailPairInput)
    .output(done)
    .mutation(({ ctx, input }) =>
      verifyEmail(ctx.app, ctx.caller, { access: input.accessToken, refresh: input.refreshToken }),
    ),

  /** Verifies in the browser that registered; any other browser asks the user first. */
  openVerificationLink: publicProcedure
    .input(openVerificationInput)
    .output(openedVerification)
    .mutation(async ({ ctx, input }) => {
      const opener = { caller: ctx.caller, browser: ctx.cookies.read("registration"), session: await ctx.member() };
      const { opened, newSession } = await openVerificationLink(ctx.app, opener, input);
      if (!newSession) return opened;
      ctx.cookies.set("member", newSession.cookie, newSession.expiresAt);
      return { ...opened, accessToken: newSession.token };
    }),

  claimAccount: publicProcedure
    .input(claimAccountInput)
    .output(done)
    .mutation(({ ctx, input }) => claimAccount(ctx.app, ctx.caller, input)),

  resendVerification: memberProcedure
    .meta(rest("POST /api/auth/resend-verification", "Doğrulama e-postasını yeniden gönderme"))
    .input(resendVerificationInput)
    .output(done)
    .mutation(({ ctx, input }) => resendVerification(ctx.app, ctx.memberIdentity, input.returnPath)),

  /** A mutation, so that the link's token travels in the body. */
  renewVerificationLink: publicProcedure
    .input(renewVerificationInput)
    .output(done)
    .mutation(({ ctx, input }) => renewVerificationLink(ctx.app, input)),
});
