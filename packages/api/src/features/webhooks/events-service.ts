import { createHash, randomBytes } from "node:crypto";
import { paths } from "@site/contract/paths";
import type { EventData } from "@site/contract/webhooks/event-schema";
import type { WebhookEvent } from "@site/contract/webhooks/schema";
import type { Prisma } from "@site/db";
import type { App } from "../../core/app.ts";
import { DAY_MS, databaseNow } from "../../core/database/clock.ts";
import { addJob } from "../../core/queue/job-queue.ts";
import { ADD_EVENT } from "./queries.ts";

type Tx = Prisma.TransactionClient;

/** Returns an id that receivers recognise a repeated message by. */
export function newMessageId(): string {
  return `msg_${randomBytes(18).toString("base64url")}`;
}

/**
 * Queues an event for the endpoints that take it, within the transaction of what happened.
 * @param data what the receivers learn: ids and what is public, nothing of a person
 */
export function queueEvent<Event extends WebhookEvent>(tx: Tx, event: Event, data: EventData<Event>): Promise<void> {
  return queueMessage(tx, event, data, { messageId: newMessageId(), dueAt: undefined });
}

async function queueMessage(
  tx: Tx,
  event: WebhookEvent,
  data: object,
  { messageId, dueAt }: { messageId: string; dueAt: Date | undefined },
): Promise<void> {
  const made = await tx.$queryRawUnsafe<{ id: number }[]>(
    ADD_EVENT,
    messageId,
    event,
    JSON.stringify(data),
    dueAt ?? null,
  );
  for (const { id } of made) await queueDelivery(tx, id, dueAt);
}

/** Queues the next attempt of a delivery; an earlier one that waits is replaced. */
export function queueDelivery(tx: Parameters<typeof addJob>[0], id: number, runAt?: Date): Promise<void> {
  return addJob(tx, "send-webhook", { id }, { key: `webhook-${id}`, ...(runAt && { runAt }) });
}

/** Whether and when a post is public. */
export interface Publication {
  status: string;
  publishedAt: Date | null;
}

export interface PublishedPost extends Publication {
  id: number;
  title: string;
  slug: string;
}

/** Returns the id of a post's only event. */
function postMessageId(siteUrl: string, postId: number): string {
  const hash = createHash("sha256").update(`post.published ${siteUrl} ${postId}`).digest("base64url");
  return `msg_${hash.slice(0, 24)}`;
}

/**
 * Queues the event of a post that was published, for the time when it appears. It comes once for each post: an endpoint
 * that it was sent to does not get it again. Posts that appeared more than a day ago, as imported ones, and those that
 * were public before have no event.
 * @returns when readers see it; undefined without an event
 */
export async function queuePostEvent(
  app: Pick<App, "siteUrl">,
  tx: Tx,
  post: PublishedPost,
  before?: Publication,
): Promise<Date | undefined> {
  const { id, title, slug, publishedAt } = post;
  if (post.status !== "published" || !publishedAt) return undefined;
  const now = await databaseNow(tx);
  const isSame = before?.status === "published" && before.publishedAt?.getTime() === publishedAt.getTime();
  const wasPublic = before?.status === "published" && before.publishedAt !== null && before.publishedAt <= now;
  if (isSame || wasPublic || publishedAt.getTime() < now.getTime() - DAY_MS) return undefined;
  const data = { id, title, slug, url: app.siteUrl + paths.post(slug), publishedAt: publishedAt.toISOString() };
  const dueAt = publishedAt > now ? publishedAt : undefined;
  await queueMessage(tx, "post.published", data, { messageId: postMessageId(app.siteUrl, id), dueAt });
  return publishedAt;
}
