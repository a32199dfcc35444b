import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { queuePostIssue } from "../../readers/subscribers/issues/service.ts";
import { type AnnouncedPost, announcePost, type Publication } from "../../webhooks/events-service.ts";

/** Queues the webhooks and subscribers' mails of a published post for the time when it appears. */
export async function announcePublication(
  app: Pick<App, "siteUrl">,
  tx: Prisma.TransactionClient,
  post: AnnouncedPost,
  before?: Publication,
): Promise<void> {
  const appearsAt = await announcePost(app, tx, post, before);
  if (appearsAt) await queuePostIssue(tx, post, appearsAt);
}
