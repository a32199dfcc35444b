import { emailChangeTexts } from "@site/contract/account/email-change/labels";
import {
  confirmEmailChangeInput,
  emailChangeState,
  requestEmailChangeInput,
  undoEmailChangeInput,
} from "@site/contract/account/email-change/schema";
import { done } from "@site/contract/common/results";
import { memberProcedure, publicProcedure, router } from "../../../core/trpc.ts";
import { cancelEmailChange, confirmEmailChange, getEmailChange, requestEmailChange } from "./service.ts";
import { undoEmailChange } from "./undo-service.ts";

const tags = ["Üye alanı"];
const path = "/api/user/email-change";

export const emailChangeRouter = router({
  get: memberProcedure
    .meta({ openapi: { method: "GET", path, tags, summary: "Onay bekleyen e-posta değişikliği", protect: true } })
    .output(emailChangeState)
    .query(({ ctx }) => getEmailChange(ctx.app, ctx.memberIdentity.id)),

  request: memberProcedure
    .meta({ openapi: { method: "POST", path, tags, summary: "E-posta adresini değiştirme isteği", protect: true } })
    .input(requestEmailChangeInput)
    .output(done)
    .mutation(({ ctx, input }) => requestEmailChange(ctx.app, ctx.caller, ctx.memberIdentity, input)),

  cancel: memberProcedure
    .meta({ openapi: { method: "DELETE", path, tags, summary: "E-posta değişikliğinden vazgeçme", protect: true } })
    .output(done)
    .mutation(async ({ ctx }) => {
      await cancelEmailChange(ctx.app, ctx.memberIdentity.id);
      return { message: emailChangeTexts.cancelled };
    }),

  /** Usable without a session. POST only, because mail scanners open links. */
  confirm: publicProcedure
    .meta({
      openapi: {
        method: "POST",
        path: `${path}/confirm`,
        tags,
        summary: "Yeni e-posta adresini bağlantı ile onaylama",
      },
    })
    .input(confirmEmailChangeInput)
    .output(done)
    .mutation(async ({ ctx, input }) => confirmEmailChange(ctx.app, ctx.caller, await ctx.member(), input.token)),

  undo: publicProcedure
    .meta({
      openapi: { method: "POST", path: `${path}/undo`, tags, summary: "E-posta değişikliğini bağlantı ile geri alma" },
    })
    .input(undoEmailChangeInput)
    .output(done)
    .mutation(({ ctx, input }) => undoEmailChange(ctx.app, ctx.caller, input)),
});
