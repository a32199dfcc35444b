import { done } from "@site/contract/common/results";
import { webhookTexts } from "@site/contract/webhooks/labels";
import {
  createWebhookInput,
  updateWebhookInput,
  webhookByIdInput,
  webhookDelivery,
  webhookRow,
  webhookWithSecret,
} from "@site/contract/webhooks/schema";
import { z } from "zod";
import { restIn } from "../../core/procedures/rest.ts";
import { adminProcedure, router } from "../../core/procedures/trpc.ts";
import * as deliveries from "./log-service.ts";
import * as webhooks from "./service.ts";

const rest = restIn("Yönetim: webhook'lar");

export const adminWebhooksRouter = router({
  list: adminProcedure
    .meta(rest("GET /api/admin/webhooks", "Webhook'lar"))
    .output(z.array(webhookRow))
    .query(({ ctx }) => webhooks.listWebhooks(ctx.app)),
  create: adminProcedure
    .meta({
      ...rest("POST /api/admin/webhooks", "Webhook oluşturma"),
      needsPassword: true,
    })
    .input(createWebhookInput)
    .output(webhookWithSecret)
    .mutation(({ ctx, input }) => webhooks.createWebhook(ctx.app, ctx.adminIdentity, input)),
  update: adminProcedure
    .meta({
      ...rest("PUT /api/admin/webhooks/{id}", "Webhook güncelleme"),
      needsPassword: true,
    })
    .input(updateWebhookInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await webhooks.updateWebhook(ctx.app, ctx.adminIdentity, input);
      return { message: webhookTexts.updated };
    }),
  takeOver: adminProcedure
    .meta({
      ...rest("POST /api/admin/webhooks/{id}/take-over", "Webhook'u devralma"),
      needsPassword: true,
    })
    .input(webhookByIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await webhooks.takeOverWebhook(ctx.app, ctx.adminIdentity, input.id);
      return { message: webhookTexts.takenOver };
    }),
  remove: adminProcedure
    .meta(rest("DELETE /api/admin/webhooks/{id}", "Webhook silme"))
    .input(webhookByIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await webhooks.removeWebhook(ctx.app, input.id);
      return { message: webhookTexts.removed };
    }),
  rotateSecret: adminProcedure
    .meta({
      ...rest("POST /api/admin/webhooks/{id}/secret", "İmza anahtarını yenileme"),
      needsPassword: true,
    })
    .input(webhookByIdInput)
    .output(webhookWithSecret)
    .mutation(({ ctx, input }) => webhooks.rotateSecret(ctx.app, ctx.adminIdentity, input.id)),
  test: adminProcedure
    .meta(rest("POST /api/admin/webhooks/{id}/test", "Deneme olayı"))
    .input(webhookByIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await deliveries.sendTest(ctx.app, input.id);
      return { message: webhookTexts.tested };
    }),
  deliveries: adminProcedure
    .meta(rest("GET /api/admin/webhooks/{id}/deliveries", "Gönderimler"))
    .input(webhookByIdInput)
    .output(z.array(webhookDelivery))
    .query(({ ctx, input }) => deliveries.listDeliveries(ctx.app, input.id)),
  resend: adminProcedure
    .meta(rest("POST /api/admin/webhook-deliveries/{id}/resend", "Yeniden gönderme"))
    .input(webhookByIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await deliveries.resendDelivery(ctx.app, input.id);
      return { message: webhookTexts.resent };
    }),
});
