import { forgotPasswordInput, resetPasswordInput } from "@site/contract/account/recovery/schema";
import { done } from "@site/contract/common/results";
import { restIn } from "../../../core/procedures/rest.ts";
import { publicProcedure, router } from "../../../core/procedures/trpc.ts";
import { forgotPassword, resetPassword } from "./service.ts";

const rest = restIn("Üyelik");

export const recoveryRouter = router({
  forgotPassword: publicProcedure
    .meta(
      rest("POST /api/auth/forgot-password", {
        tr: "Şifre sıfırlama bağlantısı isteme",
        en: "Ask for a link that resets the password",
      }),
    )
    .input(forgotPasswordInput)
    .output(done)
    .mutation(({ ctx, input }) => forgotPassword(ctx.app, ctx.caller, input.email)),

  resetPassword: publicProcedure
    .meta(
      rest("POST /api/auth/reset-password", {
        tr: "Bağlantı ile yeni şifre belirleme",
        en: "Set a new password by the link",
      }),
    )
    .input(resetPasswordInput)
    .output(done)
    .mutation(({ ctx, input }) => resetPassword(ctx.app, ctx.caller, ctx.cookies.read("registration"), input)),
});
