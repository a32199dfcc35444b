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
import { ownerProcedure, router } from "../../core/procedures/trpc.ts";
import * as deliveries from "./log-service.ts";
import * as webhooks from "./service.ts";

const rest = restIn("Yönetim: webhook'lar");

export const adminWebhooksRouter = router({
  list: ownerProcedure
    .meta(rest("GET /api/admin/webhooks", { tr: "Webhook'lar", en: "Webhooks" }))
    .output(z.array(webhookRow))
    .query(({ ctx }) => webhooks.listWebhooks(ctx.app)),
  create: ownerProcedure
    .meta({
      ...rest("POST /api/admin/webhooks", {
        tr: "Webhook oluşturma",
        en: "Create a webhook; its signing secret is shown once",
      }),
      needsPassword: true,
    })
    .input(createWebhookInput)
    .output(webhookWithSecret)
    .mutation(({ ctx, input }) => webhooks.createWebhook(ctx.app, ctx.adminIdentity, input)),
  update: ownerProcedure
    .meta({
      ...rest("PUT /api/admin/webhooks/{id}", { tr: "Webhook güncelleme", en: "Change a webhook" }),
      needsPassword: true,
    })
    .input(updateWebhookInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await webhooks.updateWebhook(ctx.app, ctx.adminIdentity, input);
      return { message: webhookTexts.updated };
    }),
  takeOver: ownerProcedure
    .meta({
      ...rest("POST /api/admin/webhooks/{id}/take-over", { tr: "Webhook'u devralma", en: "Take a webhook over" }),
      needsPassword: true,
    })
    .input(webhookByIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await webhooks.takeOverWebhook(ctx.app, ctx.adminIdentity, input.id);
      return { message: webhookTexts.takenOver };
    }),
  remove: ownerProcedure
    .meta(rest("DELETE /api/admin/webhooks/{id}", { tr: "Webhook silme", en: "Delete a webhook with its deliveries" }))
    .input(webhookByIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await webhooks.removeWebhook(ctx.app, input.id);
      return { message: webhookTexts.removed };
    }),
  rotateSecret: ownerProcedure
    .meta({
      ...rest("POST /api/admin/webhooks/{id}/secret", {
        tr: "İmza anahtarını yenileme",
        en: "Replace the signing secret; the former one signs too for 24 hours",
      }),
      needsPassword: true,
    })
    .input(webhookByIdInput)
    .output(webhookWithSecret)
    .mutation(({ ctx, input }) => webhooks.rotateSecret(ctx.app, ctx.adminIdentity, input.id)),
  test: ownerProcedure
    .meta(rest("POST /api/admin/webhooks/{id}/test", { tr: "Deneme olayı", en: "Queue a test event for a webhook" }))
    .input(webhookByIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await deliveries.sendTest(ctx.app, input.id);
      return { message: webhookTexts.tested };
    }),
  deliveries: ownerProcedure
    .meta(
      rest("GET /api/admin/webhooks/{id}/deliveries", { tr: "Gönderimler", en: "The newest deliveries of a webhook" }),
    )
    .input(webhookByIdInput)
    .output(z.array(webhookDelivery))
    .query(({ ctx, input }) => deliveries.listDeliveries(ctx.app, input.id)),
  resend: ownerProcedure
    .meta(
      rest("POST /api/admin/webhook-deliveries/{id}/resend", { tr: "Yeniden gönderme", en: "Queue a delivery again" }),
    )
    .input(webhookByIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await deliveries.resendDelivery(ctx.app, input.id);
      return { message: webhookTexts.resent };
    }),
});
