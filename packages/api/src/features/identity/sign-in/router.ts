import { done } from "@site/contract/common/results";
import {
  enterCodeInput,
  pendingCode,
  pendingCodeInput,
  renewLoginCodeInput,
  sendLoginCodeInput,
  sentCode,
} from "@site/contract/identity/links/code-schema";
import { passkeyLoginInput, passkeyOptions } from "@site/contract/identity/second-factor/schema";
import { signInTexts } from "@site/contract/identity/sign-in/labels";
import { loginInput, loginResult } from "@site/contract/identity/sign-in/schema";
import { restIn, spelledAs } from "../../../core/procedures/rest.ts";
import { publicProcedure, router } from "../../../core/procedures/trpc.ts";
import { endProof } from "../google/proof-service.ts";
import { getPendingCode } from "../links/codes-service.ts";
import { passkeyRequestOptions } from "../second-factor/passkey-service.ts";
import { loginByCode, renewLoginCode, sendLoginCode } from "./code-service.ts";
import { loginMember, loginMemberByPasskey, logoutMember } from "./service.ts";
import { answerMember } from "./session-answer.ts";

const rest = restIn("Üyelik");

export const signInRouter = router({
  login: publicProcedure
    .meta({
      ...rest("POST /api/auth/login", "E-posta ve şifre ile giriş"),
      answer: spelledAs(loginResult, ["accessToken", "expiresAt"]),
      signsIn: "member",
    })
    .input(loginInput)
    .output(loginResult)
    .mutation(async ({ ctx, input }) =>
      answerMember(ctx, await loginMember(ctx.app, ctx.caller, ctx.cookies.read("memberDevice"), input)),
    ),

  sendLoginCode: publicProcedure
    .input(sendLoginCodeInput)
    .output(sentCode)
    .mutation(({ ctx, input }) => sendLoginCode(ctx.app, ctx.caller, input)),

  renewLoginCode: publicProcedure
    .input(renewLoginCodeInput)
    .output(done)
    .mutation(({ ctx, input }) => renewLoginCode(ctx.app, ctx.caller, input)),

  /** Returns the purpose of a code to the holder of its token; the page of the mail's link calls it. */
  pendingCode: publicProcedure
    .input(pendingCodeInput)
    .output(pendingCode)
    .query(({ ctx, input }) => getPendingCode(ctx.app, input.token)),

  loginByCode: publicProcedure
    .meta({ signsIn: "member" })
    .input(enterCodeInput)
    .output(loginResult)
    .mutation(async ({ ctx, input }) => answerMember(ctx, await loginByCode(ctx.app, ctx.caller, input))),

  logout: publicProcedure
    .meta(rest("POST /api/auth/logout", "Bu oturumu sonlandırma"))
    .output(done)
    .mutation(async ({ ctx }) => {
      await logoutMember(ctx.app, ctx.caller, await ctx.member());
      await endProof(ctx.app, ctx.cookies.read("joinProof"));
      for (const kind of ["member", "joinProof"] as const) ctx.cookies.clear(kind);
      return { message: signInTexts.loggedOut };
    }),

  passkeyOptions: publicProcedure
    .output(passkeyOptions)
    .mutation(async ({ ctx }) => ({ options: { ...(await passkeyRequestOptions(ctx.app, ctx.caller)) } })),

  passkeyLogin: publicProcedure
    .meta({ signsIn: "member" })
    .input(passkeyLoginInput)
    .output(loginResult)
    .mutation(async ({ ctx, input }) => answerMember(ctx, await loginMemberByPasskey(ctx.app, ctx.caller, input))),
});
