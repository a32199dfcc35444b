import { done } from "@site/contract/common/results";
import { passwordTexts } from "@site/contract/identity/passwords/labels";
import { updatePasswordInput } from "@site/contract/identity/passwords/schema";
import { restIn } from "../../../core/procedures/rest.ts";
import { memberProcedure, router } from "../../../core/procedures/trpc.ts";
import { rememberDevice } from "../sessions/device-service.ts";
import { changePassword } from "./service.ts";

const rest = restIn("Üyelik");

export const passwordsRouter = router({
  updatePassword: memberProcedure
    .meta(rest("POST /api/auth/update-password", "Şifre değiştirme"))
    .input(updatePasswordInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      const passwordHash = await changePassword(ctx.app, ctx.caller, ctx.memberIdentity, input);
      rememberDevice(ctx, { ...ctx.memberIdentity, passwordHash });
      return { message: passwordTexts.passwordUpdated };
    }),
});
