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
import { adminProcedure, router } from "../../core/procedures/trpc.ts";
import * as deliveries from "./log-service.ts";
import * as webhooks from "./service.ts";

export const adminWebhooksRouter = router({
  list: adminProcedure.output(z.array(webhookRow)).query(({ ctx }) => webhooks.listWebhooks(ctx.app)),
  create: adminProcedure
    .meta({ needsPassword: true })
    .input(createWebhookInput)
    .output(webhookWithSecret)
    .mutation(({ ctx, input }) => webhooks.createWebhook(ctx.app, ctx.adminIdentity, input)),
  update: adminProcedure
    .meta({ needsPassword: true })
    .input(updateWebhookInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await webhooks.updateWebhook(ctx.app, ctx.adminIdentity, input);
      return { message: webhookTexts.updated };
    }),
  takeOver: adminProcedure
    .meta({ needsPassword: true })
    .input(webhookByIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await webhooks.takeOverWebhook(ctx.app, ctx.adminIdentity, input.id);
      return { message: webhookTexts.takenOver };
    }),
  remove: adminProcedure
    .input(webhookByIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await webhooks.removeWebhook(ctx.app, input.id);
      return { message: webhookTexts.removed };
    }),
  rotateSecret: adminProcedure
    .meta({ needsPassword: true })
    .input(webhookByIdInput)
    .output(webhookWithSecret)
    .mutation(({ ctx, input }) => webhooks.rotateSecret(ctx.app, ctx.adminIdentity, input.id)),
  test: adminProcedure
    .input(webhookByIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await deliveries.sendTest(ctx.app, input.id);
      return { message: webhookTexts.tested };
    }),
  deliveries: adminProcedure
    .input(webhookByIdInput)
    .output(z.array(webhookDelivery))
    .query(({ ctx, input }) => deliveries.listDeliveries(ctx.app, input.id)),
  resend: adminProcedure
    .input(webhookByIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await deliveries.resendDelivery(ctx.app, input.id);
      return { message: webhookTexts.resent };
    }),
});
