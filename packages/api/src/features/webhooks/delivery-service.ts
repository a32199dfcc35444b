import { paths } from "@site/contract/paths";
import { webhookTexts } from "@site/contract/webhooks/labels";
import { type WebhookFault, webhookLimits } from "@site/contract/webhooks/schema";
import type pg from "pg";
import { z } from "zod";
import type { App } from "../../core/app.ts";
import { databaseNow, inDays } from "../../core/clock.ts";
import { cellOf } from "../../core/secret-box.ts";
import { postWebhook } from "../../integrations/webhook.ts";
import { notifyAdmin } from "../notifications/service.ts";
import { queueDelivery } from "./events-service.ts";
import {
  CLAIM_DELIVERY,
  type ClaimedDelivery,
  DELETE_DELIVERY,
  DROP_DELIVERY,
  IS_STILL_PUBLISHED,
  NOTE_HEALTH,
  STORE_ATTEMPT,
} from "./queries.ts";
import { PREVIOUS_COLUMN, SECRET_COLUMN } from "./secrets.ts";
import { signedHeaders } from "./signature.ts";

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
/** Waiting times between the attempts, about five days in all; after the last one a delivery has failed. */
const RETRY_AFTER_S = [
  5,
  5 * MINUTE_S,
  30 * MINUTE_S,
  2 * HOUR_S,
  5 * HOUR_S,
  10 * HOUR_S,
  ...[14, 20, 24, 24, 24].map((hours) => hours * HOUR_S),
];

/** The part of an event that tells which publication it announces. */
const publication = z.object({ id: z.number(), publishedAt: z.string() });

/**
 * Sends a delivery. Its row stays locked meanwhile: a crash releases it, and the next run sends it again under the same
 * message id.
 */
export async function sendDelivery(app: App, { id }: { id: number }, signal?: AbortSignal): Promise<void> {
  const client = await app.db.pool.connect();
  let isBroken = true;
  let failing: ClaimedDelivery | undefined;
  try {
    await client.query("BEGIN");
    const { rows } = await client.query<ClaimedDelivery>(CLAIM_DELIVERY, [id]);
    const [delivery] = rows;
    if (delivery && !delivery.isActive) await client.query(DROP_DELIVERY, [id]);
    else if (delivery && (await isOutdated(client, delivery))) await client.query(DELETE_DELIVERY, [id]);
    else if (delivery && (await attempt(app, client, id, delivery, signal))) failing = delivery;
    await client.query("COMMIT");
    isBroken = false;
  } finally {
    client.release(isBroken); // closing the connection ends its transaction
  }
  if (failing) await switchOffFailing(app, failing);
}

/** Returns whether a post that was to appear was withdrawn or moved before. */
async function isOutdated(client: pg.ClientBase, { event, data, attemptedAt }: ClaimedDelivery): Promise<boolean> {
  const announced = publication.safeParse(data).data;
  if (event !== "post.published" || attemptedAt || !announced) return false;
  const { rowCount } = await client.query(IS_STILL_PUBLISHED, [announced.id, announced.publishedAt]);
  return rowCount === 0;
}

/** Makes an attempt and stores it, with the next one. @returns the fault, if any */
async function attempt(
  app: App,
  client: pg.ClientBase,
  id: number,
  delivery: ClaimedDelivery,
  signal: AbortSignal | undefined,
): Promise<WebhookFault | null> {
  const { url, messageId, event, createdAt, data, timestamp, attempts, endpointId } = delivery;
  const body = JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data });
  const headers = signedHeaders(secretsOf(app, delivery), { id: messageId, timestamp, body });
  const begun = performance.now();
  const { status, fault } = await postWebhook(app.outbound, { url, headers, body }, { signal });
  signal?.throwIfAborted(); // at shutdown the attempt does not count
  const duration = Math.round(performance.now() - begun);
  const wait = fault ? RETRY_AFTER_S[attempts] : undefined;
  const next = wait === undefined ? undefined : new Date((await databaseNow(client)).getTime() + wait * 1000);
  const state = fault ? (next ? "waiting" : "failed") : "delivered";
  await client.query(STORE_ATTEMPT, [id, state, duration, status, fault, next?.toISOString() ?? null]);
  if (next) await queueDelivery(client, id, next);
  await client.query(NOTE_HEALTH, [endpointId, !fault]);
  return fault;
}

/** Returns the secrets that sign: the endpoint's, and its former one for a day. */
function secretsOf({ secrets }: App, { endpointId, secret, previousSecret }: ClaimedDelivery): string[] {
  const current = secrets.open(cellOf(SECRET_COLUMN, endpointId), secret);
  return previousSecret ? [current, secrets.open(cellOf(PREVIOUS_COLUMN, endpointId), previousSecret)] : [current];
}

/** Switches an endpoint off that took nothing for days, and tells the administrators once. */
async function switchOffFailing(app: App, { endpointId, url }: ClaimedDelivery): Promise<void> {
  await app.db.prisma.$transaction(async (tx) => {
    const { count } = await tx.webhookEndpoint.updateMany({
      where: { id: endpointId, isActive: true, failingSince: { lt: await inDays(tx, -webhookLimits.failingDays) } },
      data: { isActive: false },
    });
    if (count === 0) return;
    const message = webhookTexts.disabledMessage(url);
    const title = webhookTexts.disabledTitle;
    await notifyAdmin(tx, { type: "webhook_disabled", title, message, link: paths.admin.webhooks });
  });
}
