import { done } from "@site/contract/common/results";
import { mailingTexts } from "@site/contract/subscribers/sending/labels";
import {
  issuePage,
  issuePageInput,
  mailingAudience,
  mailingAudienceInput,
  mailingState,
  mailPreview,
  pauseMailingInput,
  previewMailInput,
  saveMailingSettingsInput,
  testMailInput,
} from "@site/contract/subscribers/sending/schema";
import { restIn } from "../../../core/procedures/rest.ts";
import { editorProcedure, ownerProcedure, router } from "../../../core/procedures/trpc.ts";
import * as mailing from "./settings-service.ts";

const rest = restIn("Yönetim: aboneler");

export const adminMailingRouter = router({
  state: editorProcedure
    .meta(
      rest("GET /api/admin/mailing", { tr: "Abonelere gönderimin durumu", en: "State of the mails to subscribers" }),
    )
    .output(mailingState)
    .query(({ ctx }) => mailing.getMailingState(ctx.app)),

  audience: editorProcedure
    .meta(
      rest("GET /api/admin/mailing/audience", {
        tr: "Bir yazının ulaşacağı abone sayıları",
        en: "How many subscribers a post reaches",
      }),
    )
    .input(mailingAudienceInput)
    .output(mailingAudience)
    .query(({ ctx, input }) => mailing.countAudience(ctx.app, input.categoryId)),

  issues: editorProcedure
    .meta(
      rest("GET /api/admin/mailing/issues", {
        tr: "Abonelere gönderilen yazılar ve sayıları",
        en: "Posts that are mailed to subscribers, with their counts",
      }),
    )
    .input(issuePageInput)
    .output(issuePage)
    .query(({ ctx, input }) => mailing.listIssues(ctx.app, input.page)),

  pause: editorProcedure
    .meta(
      rest("PUT /api/admin/mailing/pause", {
        tr: "Gönderimi duraklatma veya sürdürme",
        en: "Pause the sending, or go on with it",
      }),
    )
    .input(pauseMailingInput)
    .output(done)
    .mutation(({ ctx, input }) => mailing.pauseMailing(ctx.app, input.isPaused)),

  /** A mutation, because the first mail waits until somebody has seen it. */
  preview: ownerProcedure
    .meta(
      rest("POST /api/admin/mailing/preview", {
        tr: "Abonelere giden e-postanın iki görünümü",
        en: "Both looks of a mail to subscribers",
      }),
    )
    .input(previewMailInput)
    .output(mailPreview)
    .mutation(({ ctx, input }) => mailing.previewMail(ctx.app, input.kind)),

  test: ownerProcedure
    .meta(
      rest("POST /api/admin/mailing/test", { tr: "Deneme e-postası gönderme", en: "Send a test mail to an address" }),
    )
    .input(testMailInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await mailing.sendTestMail(ctx.app, input);
      return { message: mailingTexts.tested };
    }),

  confirm: ownerProcedure
    .meta(
      rest("POST /api/admin/mailing/confirm", {
        tr: "Yasal notu okuyup gönderimi açma",
        en: "Open the sending after reading the note about the law",
      }),
    )
    .output(done)
    .mutation(async ({ ctx }) => {
      await mailing.confirmMailing(ctx.app, ctx.adminIdentity);
      return { message: mailingTexts.confirmed };
    }),

  saveSettings: ownerProcedure
    .meta(rest("PUT /api/admin/mailing/settings", { tr: "Gönderim ayarlarını kaydetme", en: "Save pace and delay" }))
    .input(saveMailingSettingsInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await mailing.saveMailingSettings(ctx.app, input);
      return { message: mailingTexts.saved };
    }),
});
