import { webhookTexts } from "@site/contract/webhooks/labels";
import { type WebhookDelivery, webhookLimits } from "@site/contract/webhooks/schema";
import type { App } from "../../core/app.ts";
import { AppError } from "../../core/calls/errors.ts";
import { databaseNow } from "../../core/database/clock.ts";
import { newMessageId, queueDelivery } from "./events-service.ts";
import { toWebhookDelivery } from "./view.ts";

const inactive = () => new AppError("CONFLICT", { message: webhookTexts.inactive });

/** Returns the newest deliveries of an endpoint, without what they sent. @throws NOT_FOUND */
export async function listDeliveries(app: App, endpointId: number): Promise<WebhookDelivery[]> {
  await findEndpoint(app.db.prisma, endpointId);
  const rows = await app.db.prisma.webhookDelivery.findMany({
    where: { endpointId },
    orderBy: { id: "desc" },
    take: webhookLimits.listed,
  });
  return rows.map(toWebhookDelivery);
}

/** Queues an event "test" for an endpoint. @throws NOT_FOUND; CONFLICT if it is switched off */
export async function sendTest(app: App, endpointId: number): Promise<void> {
  await app.db.prisma.$transaction(async (tx) => {
    if (!(await findEndpoint(tx, endpointId)).isActive) throw inactive();
    const { id } = await tx.webhookDelivery.create({
      data: { endpointId, messageId: newMessageId(), event: "test", data: {}, nextAt: await databaseNow(tx) },
    });
    await queueDelivery(tx, id);
  });
}

/**
 * Queues a delivery again under its message id, with all its attempts.
 * @throws NOT_FOUND; CONFLICT if the endpoint is switched off
 */
export async function resendDelivery(app: App, id: number): Promise<void> {
  await app.db.prisma.$transaction(async (tx) => {
    const delivery = await tx.webhookDelivery.findUnique({ where: { id }, include: { endpoint: true } });
    if (!delivery) throw new AppError("NOT_FOUND", { message: webhookTexts.deliveryNotFound });
    if (!delivery.endpoint.isActive) throw inactive();
    const data = { state: "waiting", attempts: 0, nextAt: await databaseNow(tx) };
    await tx.webhookDelivery.update({ where: { id }, data });
    await queueDelivery(tx, id);
  });
}

/** Returns an endpoint. @throws NOT_FOUND */
async function findEndpoint(db: Pick<App["db"]["prisma"], "webhookEndpoint">, id: number) {
  const endpoint = await db.webhookEndpoint.findUnique({ where: { id }, select: { isActive: true } });
  if (!endpoint) throw new AppError("NOT_FOUND", { message: webhookTexts.notFound });
  return endpoint;
}
