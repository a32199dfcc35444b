import { truncateText } from "@site/contract/common/text";
import type { AdminNotification } from "@site/contract/notifications/schema";
import type { Prisma } from "@site/db";
import type { App } from "../../core/app.ts";

const MOST_SHOWN = 100;

/** Adds a notification for the administrators within the caller's transaction. */
export async function notifyAdmin(
  tx: Prisma.TransactionClient,
  { type, title, message, link }: { type: string; title: string; message: string; link: string },
): Promise<void> {
  await tx.adminNotification.create({ data: { type, title, message: truncateText(message, 300), link } });
}

/** Returns the filter for an administrator's own notifications and those for all administrators. */
const visibleTo = (adminId: number) => ({ OR: [{ adminId: null }, { adminId }] });

/** Returns notifications, newest first. */
export async function listNotifications(app: App, adminId: number): Promise<AdminNotification[]> {
  const rows = await app.db.prisma.adminNotification.findMany({
    where: visibleTo(adminId),
    orderBy: { id: "desc" },
    take: MOST_SHOWN,
  });
  return rows.map(({ id, type, title, message, link, isRead, createdAt }) => ({
    id,
    type,
    title,
    message,
    link,
    is_read: isRead,
    created_at: createdAt.toISOString(),
  }));
}

export function countUnreadNotifications(app: App, adminId: number): Promise<number> {
  return app.db.prisma.adminNotification.count({ where: { ...visibleTo(adminId), isRead: false } });
}

/** Marks the shown notifications as read; later ones stay unread. */
export async function markNotificationsRead(app: App, adminId: number, ids: number[]): Promise<void> {
  await app.db.prisma.adminNotification.updateMany({
    where: { ...visibleTo(adminId), id: { in: ids } },
    data: { isRead: true },
  });
}

export async function clearNotifications(app: App, adminId: number): Promise<void> {
  await app.db.prisma.adminNotification.deleteMany({ where: visibleTo(adminId) });
}
