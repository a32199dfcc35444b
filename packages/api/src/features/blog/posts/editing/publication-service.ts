import type { Prisma } from "@site/db";
import type { App } from "../../../../core/app.ts";
import { queuePostIssue } from "../../../readers/subscribers/issues/service.ts";
import { type Publication, type PublishedPost, queuePostEvent } from "../../../webhooks/events-service.ts";

/** Queues the webhooks and subscribers' mails of a published post for the time when it appears. */
export async function queuePublicationMessages(
  app: Pick<App, "siteUrl">,
  tx: Prisma.TransactionClient,
  post: PublishedPost,
  before?: Publication,
): Promise<void> {
  const appearsAt = await queuePostEvent(app, tx, post, before);
  if (appearsAt) await queuePostIssue(tx, post, appearsAt);
}
