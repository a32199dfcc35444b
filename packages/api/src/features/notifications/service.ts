import { truncateText } from "@site/contract/common/text";
import type { AdminNotification } from "@site/contract/notifications/schema";
import type { Prisma } from "@site/db";
import type { App } from "../../core/app.ts";

const MOST_SHOWN = 100;

/** Puts a notice into the administrator's bell, in the transaction of what it tells of. */
export async function notifyAdmin(
  tx: Prisma.TransactionClient,
  { type, title, message, link }: { type: string; title: string; message: string; link: string },
): Promise<void> {
  await tx.adminNotification.create({ data: { type, title, message: truncateText(message, 300), link } });
}

/** An administrator's own notices and those for all of them. */
const visibleTo = (adminId: number) => ({ OR: [{ adminId: null }, { adminId }] });

/** Newest first. */
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

/** Marks those that were shown: one that came meanwhile stays unread (decisions.md 35). */
export async function markNotificationsRead(app: App, adminId: number, ids: number[]): Promise<void> {
  await app.db.prisma.adminNotification.updateMany({
    where: { ...visibleTo(adminId), id: { in: ids } },
    data: { isRead: true },
  });
}

export async function clearNotifications(app: App, adminId: number): Promise<void> {
  await app.db.prisma.adminNotification.deleteMany({ where: visibleTo(adminId) });
}
