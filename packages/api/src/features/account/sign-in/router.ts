import { passkeyLoginInput, passkeyOptions } from "@site/contract/account/second-factor/schema";
import { signInTexts } from "@site/contract/account/sign-in/labels";
import { loginInput, loginResult } from "@site/contract/account/sign-in/schema";
import { done } from "@site/contract/common/results";
import { restIn } from "../../../core/procedures/rest.ts";
import { publicProcedure, router } from "../../../core/procedures/trpc.ts";
import { passkeyRequestOptions } from "../second-factor/passkey-service.ts";
import { loginByPasskey, loginMember, logoutMember } from "./service.ts";
import { toSession } from "./session-answer.ts";

const rest = restIn("Üyelik");

export const signInRouter = router({
  login: publicProcedure
    .meta({
      ...rest("POST /api/auth/login", "E-posta ve şifre ile giriş"),
      signsIn: "member",
    })
    .input(loginInput)
    .output(loginResult)
    .mutation(async ({ ctx, input }) =>
      toSession(ctx, await loginMember(ctx.app, ctx.caller, ctx.cookies.read("memberDevice"), input)),
    ),

  logout: publicProcedure
    .meta(rest("POST /api/auth/logout", "Bu oturumu sonlandırma"))
    .output(done)
    .mutation(async ({ ctx }) => {
      await logoutMember(ctx.app, ctx.caller, await ctx.member());
      ctx.cookies.clear("member");
      return { message: signInTexts.loggedOut };
    }),

  passkeyOptions: publicProcedure
    .output(passkeyOptions)
    .mutation(async ({ ctx }) => ({ options: { ...(await passkeyRequestOptions(ctx.app, ctx.caller)) } })),

  passkeyLogin: publicProcedure
    .meta({ signsIn: "member" })
    .input(passkeyLoginInput)
    .output(loginResult)
    .mutation(async ({ ctx, input }) => toSession(ctx, await loginByPasskey(ctx.app, ctx.caller, input))),
});
