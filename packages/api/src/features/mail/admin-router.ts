import { id } from "@site/contract/common/atoms";
import { done } from "@site/contract/common/results";
import {
  connectionResult,
  createSmtpInput,
  listMailsInput,
  mailBody,
  mailList,
  mailQueue,
  mailStats,
  sendTestInput,
  sendTestResult,
  smtpConfig,
  testConnectionInput,
  updateSmtpInput,
} from "@site/contract/mail/admin-schema";
import { mailTexts } from "@site/contract/mail/labels";
import { z } from "zod";
import { moderatorProcedure, ownerProcedure, router } from "../../core/trpc.ts";
import { readMailQueue } from "./backlog-service.ts";
import { countMails, listMails, resendMail } from "./log-service.ts";
import { showMail } from "./rendering-service.ts";
import * as smtp from "./smtp-service.ts";

const tags = ["Yönetim: e-posta"];

export const adminSmtpRouter = router({
  list: ownerProcedure
    .meta({
      openapi: { method: "GET", path: "/api/admin/smtp-settings", tags, summary: "Posta sunucuları", protect: true },
    })
    .output(z.array(smtpConfig))
    .query(({ ctx }) => smtp.listSmtpConfigs(ctx.app)),

  create: ownerProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/api/admin/smtp-settings",
        tags,
        summary: "Posta sunucusu ekleme",
        protect: true,
      },
      needsPassword: true,
    })
    .input(createSmtpInput)
    .output(smtpConfig)
    .mutation(({ ctx, input }) => smtp.createSmtpConfig(ctx.app, input)),

  update: ownerProcedure
    .meta({
      openapi: {
        method: "PUT",
        path: "/api/admin/smtp-settings/{id}",
        tags,
        summary: "Posta sunucusunu güncelleme",
        protect: true,
      },
      needsPassword: true,
    })
    .input(updateSmtpInput)
    .output(smtpConfig)
    .mutation(({ ctx, input }) => smtp.updateSmtpConfig(ctx.app, input)),

  testConnection: ownerProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/api/admin/smtp-test-connection",
        tags,
        summary: "Posta sunucusuna bağlanmayı deneme",
        protect: true,
      },
    })
    .input(testConnectionInput)
    .output(connectionResult)
    .mutation(({ ctx, input }) => smtp.testSmtpConnection(ctx.app, input)),

  sendTest: ownerProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/api/admin/smtp-test",
        tags,
        summary: "Deneme e-postası gönderme",
        protect: true,
      },
    })
    .input(sendTestInput)
    .output(sendTestResult)
    .mutation(({ ctx, input }) => smtp.sendTestMail(ctx.app, input)),
});

export const adminEmailLogsRouter = router({
  list: moderatorProcedure
    .meta({
      openapi: { method: "GET", path: "/api/admin/email-logs", tags, summary: "Gönderilen e-postalar", protect: true },
    })
    .input(listMailsInput)
    .output(mailList)
    .query(({ ctx, input }) => listMails(ctx.app, input)),

  stats: moderatorProcedure
    .meta({
      openapi: { method: "GET", path: "/api/admin/email-logs/stats", tags, summary: "E-posta sayıları", protect: true },
    })
    .output(mailStats)
    .query(({ ctx }) => countMails(ctx.app)),

  queue: moderatorProcedure.output(mailQueue).query(({ ctx }) => readMailQueue(ctx.app)),

  body: moderatorProcedure
    .input(z.strictObject({ id }))
    .output(mailBody)
    .query(({ ctx, input }) => showMail(ctx.app, input.id)),

  resend: moderatorProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/api/admin/email-logs/{id}/resend",
        tags,
        summary: "E-postayı yeniden gönderme",
        protect: true,
      },
    })
    .input(z.strictObject({ id }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await resendMail(ctx.app, input.id);
      return { message: mailTexts.resent };
    }),
});
