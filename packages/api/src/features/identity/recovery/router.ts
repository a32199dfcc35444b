import { done } from "@site/contract/common/results";
import { forgotPasswordInput, resetPasswordInput } from "@site/contract/identity/recovery/schema";
import { restIn } from "../../../core/procedures/rest.ts";
import { publicProcedure, router } from "../../../core/procedures/trpc.ts";
import { forgotPassword, resetPassword } from "./service.ts";

const rest = restIn("Üyelik");

export const recoveryRouter = router({
  forgotPassword: publicProcedure
    .meta(rest("POST /api/auth/forgot-password", "Şifre sıfırlama bağlantısı isteme"))
    .input(forgotPasswordInput)
    .output(done)
    .mutation(({ ctx, input }) => forgotPassword(ctx.app, ctx.caller, input.email)),

  resetPassword: publicProcedure
    .meta({
      ...rest("POST /api/auth/reset-password", "Bağlantı ile yeni şifre belirleme"),
      snakeInput: ["accessToken", "refreshToken"],
    })
    .input(resetPasswordInput)
    .output(done)
    .mutation(({ ctx, input }) => resetPassword(ctx.app, ctx.caller, ctx.cookies.read("registration"), input)),
});
