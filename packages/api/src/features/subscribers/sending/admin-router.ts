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
import { adminProcedure, router } from "../../../core/procedures/trpc.ts";
import * as mailing from "./settings-service.ts";

const rest = restIn("Yönetim: aboneler");

export const adminMailingRouter = router({
  state: adminProcedure
    .meta(rest("GET /api/admin/mailing", "Abonelere gönderimin durumu"))
    .output(mailingState)
    .query(({ ctx }) => mailing.getMailingState(ctx.app)),

  audience: adminProcedure
    .meta(rest("GET /api/admin/mailing/audience", "Bir yazının ulaşacağı abone sayıları"))
    .input(mailingAudienceInput)
    .output(mailingAudience)
    .query(({ ctx, input }) => mailing.countAudience(ctx.app, input.categoryId)),

  issues: adminProcedure
    .meta(rest("GET /api/admin/mailing/issues", "Abonelere gönderilen yazılar ve sayıları"))
    .input(issuePageInput)
    .output(issuePage)
    .query(({ ctx, input }) => mailing.listIssues(ctx.app, input.page)),

  pause: adminProcedure
    .meta(rest("PUT /api/admin/mailing/pause", "Gönderimi duraklatma veya sürdürme"))
    .input(pauseMailingInput)
    .output(done)
    .mutation(({ ctx, input }) => mailing.pauseMailing(ctx.app, input.isPaused)),

  /** A mutation, because the first mail waits until somebody has seen it. */
  preview: adminProcedure
    .meta(rest("POST /api/admin/mailing/preview", "Abonelere giden e-postanın iki görünümü"))
    .input(previewMailInput)
    .output(mailPreview)
    .mutation(({ ctx, input }) => mailing.previewMail(ctx.app, input.kind)),

  test: adminProcedure
    .meta(rest("POST /api/admin/mailing/test", "Deneme e-postası gönderme"))
    .input(testMailInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await mailing.sendTestMail(ctx.app, input);
      return { message: mailingTexts.tested };
    }),

  confirm: adminProcedure
    .meta(rest("POST /api/admin/mailing/confirm", "Yasal notu okuyup gönderimi açma"))
    .output(done)
    .mutation(async ({ ctx }) => {
      await mailing.confirmMailing(ctx.app, ctx.adminIdentity);
      return { message: mailingTexts.confirmed };
    }),

  saveSettings: adminProcedure
    .meta(rest("PUT /api/admin/mailing/settings", "Gönderim ayarlarını kaydetme"))
    .input(saveMailingSettingsInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await mailing.saveMailingSettings(ctx.app, input);
      return { message: mailingTexts.saved };
    }),
});
