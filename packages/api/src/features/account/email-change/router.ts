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
    .meta(
      rest("GET /api/user/email-change", {
        tr: "Onay bekleyen e-posta değişikliği",
        en: "The e-mail change that waits for confirmation",
      }),
    )
    .output(emailChangeState)
    .query(({ ctx }) => getEmailChange(ctx.app, ctx.memberIdentity.id)),

  request: memberProcedure
    .meta(
      rest("POST /api/user/email-change", {
        tr: "E-posta adresini değiştirme isteği",
        en: "Ask for a change of the e-mail address",
      }),
    )
    .input(requestEmailChangeInput)
    .output(done)
    .mutation(({ ctx, input }) => requestEmailChange(ctx.app, ctx.caller, ctx.memberIdentity, input)),

  cancel: memberProcedure
    .meta(
      rest("DELETE /api/user/email-change", { tr: "E-posta değişikliğinden vazgeçme", en: "Cancel the e-mail change" }),
    )
    .output(done)
    .mutation(async ({ ctx }) => {
      await cancelEmailChange(ctx.app, ctx.memberIdentity.id);
      return { message: emailChangeTexts.cancelled };
    }),

  /** Usable without a session. POST only, because mail scanners open links. */
  confirm: publicProcedure
    .meta(
      rest("POST /api/user/email-change/confirm", {
        tr: "Yeni e-posta adresini bağlantı ile onaylama",
        en: "Confirm the new e-mail address by the link",
      }),
    )
    .input(confirmEmailChangeInput)
    .output(done)
    .mutation(async ({ ctx, input }) => confirmEmailChange(ctx.app, ctx.caller, await ctx.member(), input.token)),

  undo: publicProcedure
    .meta(
      rest("POST /api/user/email-change/undo", {
        tr: "E-posta değişikliğini bağlantı ile geri alma",
        en: "Undo the e-mail change by the link",
      }),
    )
    .input(undoEmailChangeInput)
    .output(done)
    .mutation(({ ctx, input }) => undoEmailChange(ctx.app, ctx.caller, input)),
});
