import { adminPaths } from "@site/contract/admin-paths";
import { truncateText } from "@site/contract/common/text";
import { channelKeys } from "@site/contract/notifications/channels";
import { notificationTexts } from "@site/contract/notifications/labels";
import type { AdminNotification } from "@site/contract/notifications/schema";
import { labelOfJob } from "@site/contract/system/labels";
import type { Prisma } from "@site/db";
import type { App } from "../../core/app.ts";
import type { AdminIdentity } from "../../core/context.ts";
import { databaseNow } from "../../core/database/clock.ts";
import { queueTelegramMessage } from "../telegram/delivery-service.ts";
import { ADD_ADMIN_NOTIFICATION, LOCK_BUNDLES } from "./queries.ts";

type Db = Pick<Prisma.TransactionClient, "notificationSetting">;

/** Kinds whose switch has another name. */
const switches: Record<string, string> = { comment: "comment_pending" };

/** Returns the switch of a kind of administrators' notification. */
function getSwitch(type: string): string {
  return switches[type] ?? type;
}

/** Returns whether new notifications are shown in the bell. */
async function isBellEnabled(db: Db): Promise<boolean> {
  return (await db.notificationSetting.count({ where: { settingKey: channelKeys.bell, isEnabled: false } })) === 0;
}

const MAX_SHOWN = 100;
/** Advisory lock key: failures of one job at the same time share a notification. */
const JOB_LOCK = 7_310_431;

/**
 * PostgreSQL channel on which triggers tell every instance that the bell or a session of an administrator has changed.
 */
export const ADMIN_SIGNALS_CHANNEL = "admin_signals";

/** Notifications within this time share a Telegram message. */
const TELEGRAM_AFTER_S = 10;

/**
 * Types of notifications that report a record. Triggers mark them as read when it is decided, answered, closed or
 * deleted, or when the approval of a listing is held.
 */
export const recordNotificationTypes = [
  "comment",
  "contact_message",
  "listing_pending",
  "listing_report",
  "contact_report",
  "staff_document",
  "webhook_disabled",
] as const;

interface NotificationTexts {
  title: string;
  message: string;
  link: string;
}

type AdminNotificationInput = NotificationTexts &
  (
    | { type: (typeof recordNotificationTypes)[number]; recordId: number }
    | { type: "member_registered" | "contact_request_created" | "match_created" | "job_failed" }
  );

/**
 * Adds a notification for the administrators within the caller's transaction, unless they switched its kind off. The
 * channels that they chose report it: the bell, Telegram, mail.
 */
export async function notifyAdmin(
  tx: Prisma.TransactionClient,
  { type, title, message, link, ...record }: AdminNotificationInput,
): Promise<void> {
  const recordId = "recordId" in record ? record.recordId : null;
  const [added] = await tx.$queryRawUnsafe<{ isForTelegram: boolean }[]>(
    ADD_ADMIN_NOTIFICATION,
    ...[type, title, truncateText(message, 300), link, recordId],
    ...[getSwitch(type), channelKeys.bell, channelKeys.telegram, channelKeys.mail],
  );
  if (added?.isForTelegram) await queueTelegramMessage(tx, TELEGRAM_AFTER_S);
}

/** Notifies one administrator within the caller's transaction, in the bell alone. */
export async function notifyOneAdmin(
  tx: Prisma.TransactionClient,
  adminId: number,
  notification: NotificationTexts & { type: string },
): Promise<void> {
  await tx.adminNotification.create({
    data: {
      ...notification,
      message: truncateText(notification.message, 300),
      adminId,
      isShown: await isBellEnabled(tx),
    },
  });
}

/**
 * Makes the newest notification of a record unread again, whose decision was taken back within the caller's
 * transaction, unless an administrator had read it before the decision.
 * @param recordId null for failed mails, which one notification reports together
 */
export async function unsettleNotification(
  tx: Prisma.TransactionClient,
  type: (typeof recordNotificationTypes)[number] | "mail_failed",
  recordId: number | null,
): Promise<void> {
  const newest = await tx.adminNotification.findFirst({ where: { type, recordId }, orderBy: { id: "desc" } });
  if (newest?.isSettled)
    await tx.adminNotification.update({ where: { id: newest.id }, data: { isRead: false, isSettled: false } });
}

/** Returns the filter for an administrator's own notifications and those for all. */
const visibleTo = ({ id }: AdminIdentity) => ({ isShown: true, OR: [{ adminId: null }, { adminId: id }] });

/** Returns notifications, newest first. */
export async function listNotifications(app: App, admin: AdminIdentity): Promise<AdminNotification[]> {
  const rows = await app.db.prisma.adminNotification.findMany({
    where: visibleTo(admin),
    orderBy: { id: "desc" },
    take: MAX_SHOWN,
  });
  return rows.map(({ id, type, title, message, link, isRead, createdAt }) => ({
    id,
    type,
    title,
    message,
    link,
    isRead,
    createdAt: createdAt.toISOString(),
  }));
}

/** Returns the number of unread notifications and whether the bell shows new ones. */
export async function readBell(app: App, admin: AdminIdentity): Promise<{ count: number; isEnabled: boolean }> {
  const { prisma } = app.db;
  return {
    count: await prisma.adminNotification.count({ where: { ...visibleTo(admin), isRead: false } }),
    isEnabled: await isBellEnabled(prisma),
  };
}

/** Marks the shown notifications as read; later ones stay unread. */
export async function markNotificationsRead(app: App, admin: AdminIdentity, ids: number[]): Promise<void> {
  await app.db.prisma.adminNotification.updateMany({
    where: { ...visibleTo(admin), id: { in: ids } },
    data: { isRead: true },
  });
}

/** Deletes notifications. @param upTo the newest one shown; later ones stay */
export async function clearNotifications(app: App, admin: AdminIdentity, upTo?: number): Promise<void> {
  await app.db.prisma.adminNotification.deleteMany({ where: { ...visibleTo(admin), id: { lte: upTo } } });
}

/**
 * Notifies the administrators of a job that was given up. One unread notification per job holds the newest failure;
 * the reason stands only in the log, because it may contain a person's data.
 */
export async function notifyFailedJob(app: App, name: string): Promise<void> {
  const failure = { type: "job_failed" as const, title: notificationTexts.jobFailed(labelOfJob(name)) };
  const data = { message: notificationTexts.jobFailedHint, createdAt: await databaseNow(app.db.pool) };
  await app.db.prisma.$transaction(async (tx) => {
    await tx.$queryRawUnsafe(LOCK_BUNDLES, JOB_LOCK, 0);
    const { count } = await tx.adminNotification.updateMany({
      where: { ...failure, isRead: false, isShown: true },
      data,
    });
    if (count === 0) await notifyAdmin(tx, { ...failure, message: data.message, link: adminPaths.system });
  });
}
