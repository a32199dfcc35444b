import { adminPaths } from "@site/contract/admin-paths";
import { webhookTexts } from "@site/contract/webhooks/labels";
import { type WebhookErrorReason, type WebhookOffReason, webhookLimits } from "@site/contract/webhooks/schema";
import type { Prisma } from "@site/db";
import type pg from "pg";
import { z } from "zod";
import type { App } from "../../core/app.ts";
import { inDays } from "../../core/database/clock.ts";
import { inTransaction } from "../../core/database/transaction.ts";
import { getCell } from "../../core/secrets/secret-box.ts";
import { postWebhook, type WebhookAnswer } from "../../integrations/webhook.ts";
import { notifyAdmin } from "../notifications/service.ts";
import { queueDelivery } from "./events-service.ts";
import {
  CLAIM_ENDPOINT,
  DELETE_DELIVERY,
  DROP_DELIVERY,
  type DueDelivery,
  type EndpointClaim,
  EXTEND_CLAIM,
  FIND_DUE_DELIVERY,
  IS_STILL_PUBLISHED,
  LIST_DELIVERIES_WITHOUT_JOB,
  NOTE_HEALTH,
  RELEASE_ENDPOINT,
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
/** Time that an open call has to end at a stop; afterwards it is cut off and does not count. */
const GRACE_MS = 5_000;

/** The part of an event that says which publication it reports. */
const publication = z.object({ id: z.number(), publishedAt: z.string() });

/**
 * Sends the due deliveries of a delivery's endpoint one after the other, so that at most one call to it is open on all
 * instances. Returns at once while another call is open: its sender finds the new deliveries too. A delivery of a
 * killed process is sent again under the same message id.
 * @param signal ends the sending after the open call
 */
export async function sendDeliveries(app: App, { id }: { id: number }, signal?: AbortSignal): Promise<void> {
  let claim = await claimEndpoint(app, CLAIM_ENDPOINT, [id]);
  while (claim) {
    const { endpointId } = claim;
    await sendDue(app, claim, signal);
    if (signal?.aborted) return;
    // one that was queued just before the claim was given back found the endpoint busy
    const missed = await findDue(app, endpointId);
    claim = missed && (await claimEndpoint(app, CLAIM_ENDPOINT, [missed.id]));
  }
}

/** Queues deliveries again whose job was lost, as by a killed process. */
export async function sweepDeliveries({ db }: App): Promise<void> {
  const { rows } = await db.pool.query<{ id: number; nextAt: Date }>(LIST_DELIVERIES_WITHOUT_JOB);
  if (rows.length === 0) return;
  await inTransaction(db.pool, async (client) => {
    for (const { id, nextAt } of rows) await queueDelivery(client, id, nextAt);
  });
}

async function claimEndpoint({ db }: App, sql: string, values: unknown[]): Promise<EndpointClaim | undefined> {
  const { rows } = await db.pool.query<EndpointClaim>(sql, values);
  return rows[0];
}

async function findDue({ db }: App, endpointId: number): Promise<DueDelivery | undefined> {
  const { rows } = await db.pool.query<DueDelivery>(FIND_DUE_DELIVERY, [endpointId]);
  return rows[0];
}

async function sendDue(app: App, first: EndpointClaim, signal: AbortSignal | undefined): Promise<void> {
  let claim: EndpointClaim | undefined = first;
  try {
    while (claim && !signal?.aborted) {
      const delivery = await findDue(app, claim.endpointId);
      if (!delivery) break;
      await send(app, delivery, signal);
      claim = await claimEndpoint(app, EXTEND_CLAIM, [claim.endpointId, claim.until]);
    }
  } finally {
    if (claim) await app.db.pool.query(RELEASE_ENDPOINT, [claim.endpointId, claim.until]);
  }
}

async function send(app: App, delivery: DueDelivery, signal: AbortSignal | undefined): Promise<void> {
  const { pool } = app.db;
  if (!delivery.isActive) await pool.query(DROP_DELIVERY, [delivery.id]);
  else if (await isOutdated(pool, delivery)) await pool.query(DELETE_DELIVERY, [delivery.id]);
  else await attempt(app, delivery, signal);
}

/** Returns whether a post that was to appear was withdrawn or moved before. */
async function isOutdated(pool: pg.Pool, { event, data, attemptedAt }: DueDelivery): Promise<boolean> {
  const published = publication.safeParse(data).data;
  if (event !== "post.published" || attemptedAt || !published) return false;
  const { rowCount } = await pool.query(IS_STILL_PUBLISHED, [published.id, published.publishedAt]);
  return rowCount === 0;
}

/** Makes an attempt and stores it, with the next one; an endpoint that is gone or failed for days is switched off. */
async function attempt(app: App, delivery: DueDelivery, signal: AbortSignal | undefined): Promise<void> {
  const { url, messageId, event, createdAt, data, timestamp, endpointId } = delivery;
  const body = JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data });
  const headers = signedHeaders(getSecrets(app, delivery), { id: messageId, timestamp, body });
  const begun = performance.now();
  const cut = cutAfterGrace(signal);
  const answer = await postWebhook(app.outbound, { url, headers, body }, { signal: cut.signal });
  cut.end();
  if (cut.signal.aborted) return;
  const durationMs = Math.round(performance.now() - begun);
  await inTransaction(app.db.pool, (client) => storeAttempt(client, delivery, { ...answer, durationMs }));
  if (answer.reason) await switchOffFailing(app, { endpointId, url, fault: answer.reason });
}

async function storeAttempt(
  client: pg.ClientBase,
  { id, nextAt, attempts, endpointId }: DueDelivery,
  { status, reason: fault, retryAfter, durationMs }: WebhookAnswer & { durationMs: number },
): Promise<void> {
  const planned = fault && fault !== "gone" ? RETRY_AFTER_S[attempts] : undefined;
  const wait = planned === undefined ? null : Math.max(planned, retryAfter);
  const state = fault ? (wait === null ? "failed" : "waiting") : "delivered";
  const values = [id, nextAt.toISOString(), state, durationMs, status, fault, wait];
  const { rows } = await client.query<{ nextAt: Date }>(STORE_ATTEMPT, values);
  if (rows[0] && wait !== null) await queueDelivery(client, id, rows[0].nextAt);
  await client.query(NOTE_HEALTH, [endpointId, !fault]);
}

/** Returns a signal that is aborted some time after another one, unless `end` is called before. */
function cutAfterGrace(signal: AbortSignal | undefined): { signal: AbortSignal; end(): void } {
  const cut = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const begin = () => {
    timer = setTimeout(() => cut.abort(), GRACE_MS);
  };
  if (signal?.aborted) begin();
  signal?.addEventListener("abort", begin, { once: true });
  return {
    signal: cut.signal,
    end() {
      clearTimeout(timer);
      signal?.removeEventListener("abort", begin);
    },
  };
}

/** Returns the secrets that sign: the endpoint's, and its former one for a day. */
function getSecrets({ secrets }: App, { endpointId, secret, previousSecret }: DueDelivery): string[] {
  const current = secrets.open(getCell(SECRET_COLUMN, endpointId), secret);
  return previousSecret ? [current, secrets.open(getCell(PREVIOUS_COLUMN, endpointId), previousSecret)] : [current];
}

interface FailedCall {
  endpointId: number;
  url: string;
  fault: WebhookErrorReason;
}

/** Switches an endpoint off that is gone or took nothing for days, and notifies the administrators once. */
async function switchOffFailing(app: App, { endpointId, url, fault }: FailedCall): Promise<void> {
  const offReason: WebhookOffReason = fault === "gone" ? "gone" : "failing";
  await app.db.prisma.$transaction(async (tx) => {
    const failed: Prisma.WebhookEndpointWhereInput =
      offReason === "gone" ? {} : { failingSince: { lt: await inDays(tx, -webhookLimits.failingDays) } };
    const { count } = await tx.webhookEndpoint.updateMany({
      where: { id: endpointId, url, isActive: true, ...failed },
      data: { isActive: false, offReason },
    });
    if (count === 0) return;
    const message = webhookTexts.disabledMessages[offReason](url);
    const title = webhookTexts.disabledTitle;
    await notifyAdmin(tx, {
      type: "webhook_disabled",
      title,
      message,
      link: adminPaths.webhooks,
      recordId: endpointId,
    });
  });
}
