import { id } from "@site/contract/common/atoms";
import { done } from "@site/contract/common/results";
import {
  connectionResult,
  createSmtpInput,
  listMailsInput,
  mailBody,
  mailLogPage,
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
import { listAs, restIn } from "../../core/procedures/rest.ts";
import { adminProcedure, router } from "../../core/procedures/trpc.ts";
import { readMailQueue } from "./backlog-service.ts";
import { countMails, listMails, resendMail } from "./log-service.ts";
import { showMail } from "./rendering-service.ts";
import * as smtp from "./smtp-service.ts";

const rest = restIn("Yönetim: e-posta");

export const adminSmtpRouter = router({
  list: adminProcedure
    .meta(rest("GET /api/admin/smtp-settings", "Posta sunucuları"))
    .output(z.array(smtpConfig))
    .query(({ ctx }) => smtp.listSmtpConfigs(ctx.app)),

  create: adminProcedure
    .meta({
      ...rest("POST /api/admin/smtp-settings", "Posta sunucusu ekleme"),
      needsPassword: true,
    })
    .input(createSmtpInput)
    .output(smtpConfig)
    .mutation(({ ctx, input }) => smtp.createSmtpConfig(ctx.app, input)),

  update: adminProcedure
    .meta({
      ...rest("PUT /api/admin/smtp-settings/{id}", "Posta sunucusunu güncelleme"),
      needsPassword: true,
    })
    .input(updateSmtpInput)
    .output(smtpConfig)
    .mutation(({ ctx, input }) => smtp.updateSmtpConfig(ctx.app, input)),

  testConnection: adminProcedure
    .meta(rest("POST /api/admin/smtp-test-connection", "Posta sunucusuna bağlanmayı deneme"))
    .input(testConnectionInput)
    .output(connectionResult)
    .mutation(({ ctx, input }) => smtp.testSmtpConnection(ctx.app, input)),

  sendTest: adminProcedure
    .meta(rest("POST /api/admin/smtp-test", "Deneme e-postası gönderme"))
    .input(sendTestInput)
    .output(sendTestResult)
    .mutation(({ ctx, input }) => smtp.sendTestMail(ctx.app, input)),
});

export const adminEmailLogsRouter = router({
  list: adminProcedure
    .meta({
      ...rest("GET /api/admin/email-logs", "Gönderilen e-postalar"),
      answer: listAs(mailLogPage, "logs", "pagination"),
    })
    .input(listMailsInput)
    .output(mailLogPage)
    .query(({ ctx, input }) => listMails(ctx.app, input)),

  stats: adminProcedure
    .meta(rest("GET /api/admin/email-logs/stats", "E-posta sayıları"))
    .output(mailStats)
    .query(({ ctx }) => countMails(ctx.app)),

  queue: adminProcedure.output(mailQueue).query(({ ctx }) => readMailQueue(ctx.app)),

  body: adminProcedure
    .input(z.strictObject({ id }))
    .output(mailBody)
    .query(({ ctx, input }) => showMail(ctx.app, input.id)),

  resend: adminProcedure
    .input(z.strictObject({ id }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await resendMail(ctx.app, input.id);
      return { message: mailTexts.resent };
    }),
});
