import { emailChangeTexts } from "@site/contract/account/email-change/labels";
import {
  confirmEmailChangeInput,
  emailChangeState,
  requestEmailChangeInput,
  undoEmailChangeInput,
} from "@site/contract/account/email-change/schema";
import { done } from "@site/contract/common/results";
import { restIn } from "../../../core/procedures/rest.ts";
import { memberProcedure, publicProcedure, router } from "../../../core/procedures/trpc.ts";
import { cancelEmailChange, confirmEmailChange, getEmailChange, requestEmailChange } from "./service.ts";
import { undoEmailChange } from "./undo-service.ts";

const rest = restIn("Üye alanı");

export const emailChangeRouter = router({
  get: memberProcedure
    .meta(rest("GET /api/user/email-change", "Onay bekleyen e-posta değişikliği"))
    .output(emailChangeState)
    .query(({ ctx }) => getEmailChange(ctx.app, ctx.memberIdentity.id)),

  request: memberProcedure
    .meta(rest("POST /api/user/email-change", "E-posta adresini değiştirme isteği"))
    .input(requestEmailChangeInput)
    .output(done)
    .mutation(({ ctx, input }) => requestEmailChange(ctx.app, ctx.caller, ctx.memberIdentity, input)),

  cancel: memberProcedure
    .meta(rest("DELETE /api/user/email-change", "E-posta değişikliğinden vazgeçme"))
    .output(done)
    .mutation(async ({ ctx }) => {
      await cancelEmailChange(ctx.app, ctx.memberIdentity.id);
      return { message: emailChangeTexts.cancelled };
    }),

  /** Usable without a session. POST only, because mail scanners open links. */
  confirm: publicProcedure
    .meta(rest("POST /api/user/email-change/confirm", "Yeni e-posta adresini bağlantı ile onaylama"))
    .input(confirmEmailChangeInput)
    .output(done)
    .mutation(async ({ ctx, input }) => confirmEmailChange(ctx.app, ctx.caller, await ctx.member(), input.token)),

  undo: publicProcedure
    .meta(rest("POST /api/user/email-change/undo", "E-posta değişikliğini bağlantı ile geri alma"))
    .input(undoEmailChangeInput)
    .output(done)
    .mutation(({ ctx, input }) => undoEmailChange(ctx.app, ctx.caller, input)),
});
