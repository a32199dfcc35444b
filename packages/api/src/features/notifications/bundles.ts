import type { Prisma } from "@site/db";
import { z } from "zod";
import type { App } from "../../core/app.ts";
import { queueMail } from "../mail/service.ts";
import { findRecipient, type NotificationInput, truncateMessage } from "./notify-member.ts";
import { AT_ONCE, FIND_DUE_BUNDLES, LOCK_BUNDLES, MERGE_NOTIFICATION, OPEN_BUNDLE, TAKE_BUNDLE } from "./queries.ts";

type Tx = Prisma.TransactionClient;

/** First part of the advisory lock key; the second part is the member's id. */
const BUNDLE_LOCK = 7_310_425;

/** Events whose mails are bundled; each has a mail template of its name. */
const bundledEvent = z.enum(["thread_message", "ring_found", "ring_answered"]);

/** A frequent notification: at most one mail per bundle and hour, with the number of events since the last one. */
export interface BundledNotificationInput extends Pick<NotificationInput, "message" | "link"> {
  event: z.output<typeof bundledEvent>;
  /** "rings" or "thread:12". */
  bundle: string;
  /** Number of events. */
  count: number;
  title: (count: number) => string;
  /** True to merge with an unread notification of the same bundle, so that a thread is one line in the list. */
  isMerged?: boolean;
}

/**
 * Notifies a member as `notifyMember` does, with at most one mail per bundle and hour. When notifying several members
 * in one transaction, do so ordered by id to prevent deadlocks.
 */
export async function notifyMemberBundled(
  app: App,
  tx: Tx,
  memberId: number,
  notification: BundledNotificationInput,
): Promise<void> {
  const reader = await findRecipient(tx, memberId, notification.event);
  if (!reader) return;
  await lockBundles(tx, memberId);
  const id = await storeNotification(tx, memberId, notification);
  if (reader.channel === "site") return;
  // truncated to the column's precision; rounding up would move it into the future
  await tx.$executeRawUnsafe(OPEN_BUNDLE, memberId, notification.bundle, id);
  await mailBundle(app, tx, memberId, notification.bundle);
}

/** Serialises changes of a member's bundles until the transaction ends. */
async function lockBundles(tx: Tx, memberId: number): Promise<void> {
  await tx.$queryRawUnsafe(LOCK_BUNDLES, BUNDLE_LOCK, memberId);
}

/** Sends the mails of due bundles that are still unread. */
export async function mailDueBundles(app: App): Promise<void> {
  const { rows } = await app.db.pool.query<{ member_id: number; bundle: string }>(FIND_DUE_BUNDLES);
  for (const { member_id, bundle } of rows) {
    await app.db.prisma.$transaction(async (tx) => {
      await lockBundles(tx, member_id);
      await mailBundle(app, tx, member_id, bundle);
    });
  }
  if (rows.length === AT_ONCE) await mailDueBundles(app);
}

/** Marks a member's notifications of a bundle as read. */
export async function markBundleRead(app: App, memberId: number, bundle: string): Promise<void> {
  await app.db.prisma.memberNotification.updateMany({
    where: { memberId, bundle, readAt: null },
    data: { readAt: new Date() },
  });
}

/** Stores the notification. A merged one gets a new id, so that marking the old one as read leaves it unread. */
async function storeNotification(
  tx: Tx,
  memberId: number,
  { event, bundle, count, title, message, link, isMerged = false }: BundledNotificationInput,
): Promise<number> {
  const unread = isMerged
    ? await tx.memberNotification.findFirst({ where: { memberId, bundle, readAt: null }, select: { count: true } })
    : null;
  const total = count + (unread?.count ?? 0);
  if (unread) {
    const [merged] = await tx.$queryRawUnsafe<{ id: number }[]>(
      MERGE_NOTIFICATION,
      total,
      title(total),
      truncateMessage(message),
      link,
      memberId,
      bundle,
    );
    if (merged) return merged.id;
  }
  const { id } = await tx.memberNotification.create({
    data: { memberId, type: event, bundle, count, title: title(count), message: truncateMessage(message), link },
    select: { id: true },
  });
  return id;
}

interface Due {
  id: number;
  type: string;
  count: number;
  message: string;
  link: string;
  is_unread: boolean;
}

/** Sends one mail for the due, unread notifications of a bundle. */
async function mailBundle(app: App, tx: Tx, memberId: number, bundle: string): Promise<void> {
  const taken = await tx.$queryRawUnsafe<Due[]>(TAKE_BUNDLE, memberId, bundle);
  const unread = taken.filter(({ is_unread }) => is_unread).toSorted((a, b) => a.id - b.id);
  const newest = unread.at(-1);
  if (!newest) return;
  const template = bundledEvent.parse(newest.type);
  const reader = await findRecipient(tx, memberId, template);
  if (reader?.channel !== "mail") return;
  const count = unread.reduce((sum, notification) => sum + notification.count, 0);
  await queueMail(app, tx, {
    template,
    to: reader.to,
    props: { name: reader.firstName, count, about: newest.message, path: newest.link },
  });
}
