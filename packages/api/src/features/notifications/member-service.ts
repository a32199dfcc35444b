import type { MemberNotificationPage } from "@site/contract/notifications/member-schema";
import type { App } from "../../core/app.ts";
import { LIST_NOTIFICATIONS, type MemberNotificationRow } from "./queries.ts";

/** Returns a member's notifications, newest first. @param before the last id of the previous page */
export async function listMemberNotifications(
  app: App,
  memberId: number,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<MemberNotificationPage> {
  const { rows } = await app.db.pool.query<MemberNotificationRow>({
    name: "list-member-notifications",
    text: LIST_NOTIFICATIONS,
    values: [memberId, before ?? null, limit],
  });
  const items = rows.slice(0, limit).map(({ read_at, created_at, ...notification }) => ({
    ...notification,
    isRead: read_at !== null,
    createdAt: created_at.toISOString(),
  }));
  return { items, hasMore: rows.length > limit };
}

/** Marks the shown notifications as read. */
export async function markMemberNotificationsRead(app: App, memberId: number, ids: number[]): Promise<void> {
  await app.db.prisma.memberNotification.updateMany({
    where: { memberId, id: { in: ids }, readAt: null },
    data: { readAt: new Date() },
  });
}

/** Marks all notifications up to the newest shown one as read; later ones stay unread. */
export async function markAllMemberNotificationsRead(app: App, memberId: number, upTo: number): Promise<void> {
  await app.db.prisma.memberNotification.updateMany({
    where: { memberId, id: { lte: upTo }, readAt: null },
    data: { readAt: new Date() },
  });
}
