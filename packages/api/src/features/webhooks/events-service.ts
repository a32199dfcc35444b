import { randomBytes } from "node:crypto";
import { paths } from "@site/contract/paths";
import type { WebhookEvent } from "@site/contract/webhooks/schema";
import type { Prisma } from "@site/db";
import type { App } from "../../core/app.ts";
import { DAY_MS, databaseNow } from "../../core/clock.ts";
import { addJob } from "../../core/job-queue.ts";
import { ADD_DELIVERIES } from "./queries.ts";

type Tx = Prisma.TransactionClient;

/** Returns an id that receivers recognise a repeated message by. */
export function newMessageId(): string {
  return `msg_${randomBytes(18).toString("base64url")}`;
}

/**
 * Queues an event for the endpoints that take it, within the transaction of what happened.
 * @param data what the receivers learn: ids and what is public, nothing of a person
 * @param dueAt immediately by default
 */
export async function queueEvent(tx: Tx, event: WebhookEvent, data: object, dueAt?: Date): Promise<void> {
  const values = [newMessageId(), event, JSON.stringify(data), dueAt?.toISOString() ?? null];
  const made = await tx.$queryRawUnsafe<{ id: number }[]>(ADD_DELIVERIES, ...values);
  for (const { id } of made) await queueDelivery(tx, id, dueAt);
}

/** Queues the next attempt of a delivery; an earlier one that waits is replaced. */
export function queueDelivery(tx: Parameters<typeof addJob>[0], id: number, runAt?: Date): Promise<void> {
  return addJob(tx, "send-webhook", { id }, { key: `webhook-${id}`, ...(runAt && { runAt }) });
}

interface Publication {
  status: string;
  publishedAt: Date | null;
}

/**
 * Queues the event of a post that was published, for the time when it appears. Posts that appeared more than a day ago,
 * as imported ones, and those that were public before are no news.
 */
export async function announcePost(
  app: Pick<App, "siteUrl">,
  tx: Tx,
  post: Publication & { id: number; title: string; slug: string },
  before?: Publication,
): Promise<void> {
  const { id, title, slug, publishedAt } = post;
  if (post.status !== "published" || !publishedAt) return;
  const now = await databaseNow(tx);
  const isSame = before?.status === "published" && before.publishedAt?.getTime() === publishedAt.getTime();
  const wasPublic = before?.status === "published" && before.publishedAt !== null && before.publishedAt <= now;
  if (isSame || wasPublic || publishedAt.getTime() < now.getTime() - DAY_MS) return;
  const data = { id, title, slug, url: app.siteUrl + paths.post(slug), publishedAt: publishedAt.toISOString() };
  await queueEvent(tx, "post.published", data, publishedAt > now ? publishedAt : undefined);
}
