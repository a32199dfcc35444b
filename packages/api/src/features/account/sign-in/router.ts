import { authTexts } from "@site/contract/auth/labels";
import {
  claimAccountInput,
  forgotPasswordInput,
  loginInput,
  openedVerification,
  openVerificationInput,
  registerInput,
  resetPasswordInput,
  updatePasswordInput,
  verifyEmailInput,
  verifyEmailPairInput,
} from "@site/contract/auth/schema";
import { done } from "@site/contract/common/results";
import { loginResult, passkeyLoginInput, passkeyOptions } from "@site/contract/member/schema";
import type { Context } from "../../../core/context.ts";
import { memberProcedure, publicProcedure, router } from "../../../core/trpc.ts";
import { forgotPassword, resetPassword, updatePassword } from "../passwords/service.ts";
import { markBrowser } from "../registration/browser.ts";
import { registerMember } from "../registration/service.ts";
import {
  claimAccount,
  openVerificationLink,
  renewVerificationLink,
  resendVerification,
  verifyEmail,
} from "../registration/verification-service.ts";
import { passkeyRequestOptions } from "../second-factor/passkey-service.ts";
import { type DeviceOwner, issueDevice } from "../sessions/device-service.ts";
import { loginByPasskey, loginMember, logoutMember, type SignedInMember } from "./service.ts";

const tags = ["Üyelik"];

export const authRouter = router({
  register: publicProcedure
    .meta({ openapi: { method: "POST", path: "/api/auth/register", tags, summary: "Üye olma" } })
    .input(registerInput)
    .output(done)
    .mutation(({ ctx, input }) => registerMember(ctx.app, ctx.caller, markBrowser(ctx.cookies), input)),

  login: publicProcedure
    .meta({
      openapi: { method: "POST", path: "/api/auth/login", tags, summary: "E-posta ve şifre ile giriş" },
      signsIn: "member",
    })
    .input(loginInput)
    .output(loginResult)
    .mutation(async ({ ctx, input }) =>
      withSession(ctx, await loginMember(ctx.app, ctx.caller, ctx.cookies.read("memberDevice"), input)),
    ),

  logout: publicProcedure
    .meta({ openapi: { method: "POST", path: "/api/auth/logout", tags, summary: "Bu oturumu sonlandırma" } })
    .output(done)
    .mutation(async ({ ctx }) => {
      await logoutMember(ctx.app, ctx.caller, await ctx.member());
      ctx.cookies.clear("member");
      return { message: authTexts.loggedOut };
    }),

  forgotPassword: publicProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/api/auth/forgot-password",
        tags,
        summary: "Şifre sıfırlama bağlantısı isteme",
      },
    })
    .input(forgotPasswordInput)
    .output(done)
    .mutation(({ ctx, input }) => forgotPassword(ctx.app, ctx.caller, input.email)),

  resetPassword: publicProcedure
    .meta({
      openapi: { method: "POST", path: "/api/auth/reset-password", tags, summary: "Bağlantı ile yeni şifre belirleme" },
    })
    .input(resetPasswordInput)
    .output(done)
    .mutation(({ ctx, input }) => resetPassword(ctx.app, ctx.caller, ctx.cookies.read("registration"), input)),

  updatePassword: memberProcedure
    .meta({
      openapi: { method: "POST", path: "/api/auth/update-password", tags, summary: "Şifre değiştirme", protect: true },
    })
    .input(updatePasswordInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      const passwordHash = await updatePassword(ctx.app, ctx.caller, ctx.memberIdentity, input);
      keepDevice(ctx, { id: ctx.memberIdentity.id, passwordHash });
      return { message: authTexts.passwordUpdated };
    }),

  /** Documented as GET. Only the screen's script calls it: opening the link of a mail changes nothing. */
  verifyEmail: publicProcedure
    .meta({
      openapi: { method: "GET", path: "/api/auth/verify-email/{token}", tags, summary: "E-posta adresini doğrulama" },
    })
    .input(verifyEmailInput)
    .output(done)
    .mutation(({ ctx, input }) => verifyEmail(ctx.app, ctx.caller, { access: input.token })),

  verifyEmailPair: publicProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/api/auth/verify-email/supabase",
        tags,
        summary: "E-posta adresini iki parçalı bağlantı ile doğrulama",
      },
    })
    .input(verifyEmailPairInput)
    .output(done)
    .mutation(({ ctx, input }) =>
      verifyEmail(ctx.app, ctx.caller, { access: input.accessToken, refresh: input.refreshToken }),
    ),

  /** For the link's screen: proves in the browser that registered, and tells any other one what to ask. */
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
    .meta({
      openapi: {
        method: "POST",
        path: "/api/auth/resend-verification",
        tags,
        summary: "Doğrulama e-postasını yeniden gönderme",
        protect: true,
      },
    })
    .output(done)
    .mutation(({ ctx }) => resendVerification(ctx.app, ctx.memberIdentity)),

  /** For the screen of an old link; a mutation, so that the link's value travels in the body. */
  renewVerificationLink: publicProcedure
    .input(verifyEmailInput)
    .output(done)
    .mutation(({ ctx, input }) => renewVerificationLink(ctx.app, input.token)),

  passkeyOptions: publicProcedure
    .output(passkeyOptions)
    .mutation(async ({ ctx }) => ({ options: { ...(await passkeyRequestOptions(ctx.app, ctx.caller)) } })),

  passkeyLogin: publicProcedure
    .meta({ signsIn: "member" })
    .input(passkeyLoginInput)
    .output(loginResult)
    .mutation(async ({ ctx, input }) => withSession(ctx, await loginByPasskey(ctx.app, ctx.caller, input))),
});

/** The documented answer of a sign-in; the cookie beside it is what makes a browser's token work. */
function withSession(ctx: Context, { newSession, passwordHash, ...member }: SignedInMember) {
  ctx.cookies.set("member", newSession.cookie, newSession.expiresAt);
  keepDevice(ctx, { id: member.user.id, passwordHash });
  return { ...member, session: { access_token: newSession.token, expires_at: newSession.expiresAt.toISOString() } };
}

/** Lets the browser know the account again. */
function keepDevice({ app, cookies }: Context, owner: DeviceOwner): void {
  const { value, expiresAt } = issueDevice(app, "member", owner, cookies.read("memberDevice"));
  cookies.set("memberDevice", value, expiresAt);
}
