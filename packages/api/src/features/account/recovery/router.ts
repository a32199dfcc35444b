import { forgotPasswordInput, resetPasswordInput } from "@site/contract/account/recovery/schema";
import { done } from "@site/contract/common/results";
import { publicProcedure, router } from "../../../core/trpc.ts";
import { forgotPassword, resetPassword } from "./service.ts";

const tags = ["Üyelik"];

export const recoveryRouter = router({
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
});
