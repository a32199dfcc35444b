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
import { ownerProcedure, router } from "../../core/trpc.ts";
import * as deliveries from "./log-service.ts";
import * as webhooks from "./service.ts";

const tags = ["Yönetim: webhook'lar"];
const protect = true;

export const adminWebhooksRouter = router({
  list: ownerProcedure
    .meta({ openapi: { method: "GET", path: "/api/admin/webhooks", tags, summary: "Webhook'lar", protect } })
    .output(z.array(webhookRow))
    .query(({ ctx }) => webhooks.listWebhooks(ctx.app)),
  create: ownerProcedure
    .meta({
      openapi: { method: "POST", path: "/api/admin/webhooks", tags, summary: "Webhook oluşturma", protect },
      needsPassword: true,
    })
    .input(createWebhookInput)
    .output(webhookWithSecret)
    .mutation(({ ctx, input }) => webhooks.createWebhook(ctx.app, ctx.adminIdentity, input)),
  update: ownerProcedure
    .meta({
      openapi: { method: "PUT", path: "/api/admin/webhooks/{id}", tags, summary: "Webhook güncelleme", protect },
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
      openapi: {
        method: "POST",
        path: "/api/admin/webhooks/{id}/take-over",
        tags,
        summary: "Webhook'u devralma",
        protect,
      },
      needsPassword: true,
    })
    .input(webhookByIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await webhooks.takeOverWebhook(ctx.app, ctx.adminIdentity, input.id);
      return { message: webhookTexts.takenOver };
    }),
  remove: ownerProcedure
    .meta({ openapi: { method: "DELETE", path: "/api/admin/webhooks/{id}", tags, summary: "Webhook silme", protect } })
    .input(webhookByIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await webhooks.removeWebhook(ctx.app, input.id);
      return { message: webhookTexts.removed };
    }),
  rotateSecret: ownerProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/api/admin/webhooks/{id}/secret",
        tags,
        summary: "İmza anahtarını yenileme",
        protect,
      },
      needsPassword: true,
    })
    .input(webhookByIdInput)
    .output(webhookWithSecret)
    .mutation(({ ctx, input }) => webhooks.rotateSecret(ctx.app, ctx.adminIdentity, input.id)),
  test: ownerProcedure
    .meta({
      openapi: { method: "POST", path: "/api/admin/webhooks/{id}/test", tags, summary: "Deneme olayı", protect },
    })
    .input(webhookByIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await deliveries.sendTest(ctx.app, input.id);
      return { message: webhookTexts.tested };
    }),
  deliveries: ownerProcedure
    .meta({
      openapi: { method: "GET", path: "/api/admin/webhooks/{id}/deliveries", tags, summary: "Gönderimler", protect },
    })
    .input(webhookByIdInput)
    .output(z.array(webhookDelivery))
    .query(({ ctx, input }) => deliveries.listDeliveries(ctx.app, input.id)),
  resend: ownerProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/api/admin/webhook-deliveries/{id}/resend",
        tags,
        summary: "Yeniden gönderme",
        protect,
      },
    })
    .input(webhookByIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await deliveries.resendDelivery(ctx.app, input.id);
      return { message: webhookTexts.resent };
    }),
});
