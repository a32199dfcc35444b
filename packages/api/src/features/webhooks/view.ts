import {
  type WebhookDelivery,
  type WebhookRow,
  webhookDelivery,
  webhookEvent,
  webhookOffReason,
} from "@site/contract/webhooks/schema";
import type { Prisma } from "@site/db";

export function toWebhookRow(row: Prisma.WebhookEndpointGetPayload<object>, now: Date): WebhookRow {
  const { id, url, description, events, isActive, createdAt, failingSince, previousUntil, suspendedAt } = row;
  return {
    id,
    url,
    description,
    events: webhookEvent.array().parse(events),
    isActive,
    offReason: webhookOffReason.nullable().parse(row.offReason),
    madeBy: row.madeByName || null,
    isSuspended: suspendedAt !== null,
    createdAt: createdAt.toISOString(),
    failingSince: failingSince?.toISOString() ?? null,
    previousUntil: previousUntil && previousUntil > now ? previousUntil.toISOString() : null,
  };
}

export function toWebhookDelivery(row: Prisma.WebhookDeliveryGetPayload<object>): WebhookDelivery {
  const { id, messageId, event, state, attempts, durationMs, responseStatus, fault } = row;
  return webhookDelivery.parse({
    ...{ id, messageId, event, state, attempts, durationMs, responseStatus, fault },
    createdAt: row.createdAt.toISOString(),
    nextAt: state === "waiting" ? row.nextAt.toISOString() : null,
    attemptedAt: row.attemptedAt?.toISOString() ?? null,
  });
}
