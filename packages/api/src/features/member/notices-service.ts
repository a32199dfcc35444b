import type { App } from "../../core/app.ts";

const MOST_SHOWN = 100;

/** A member's notices in the site, newest first. */
export async function listMemberNotices(app: App, memberId: number) {
  const rows = await app.db.prisma.memberNotification.findMany({ where: { memberId }, orderBy: [{ createdAt: "desc" }, { id: "desc" }], take: MOST_SHOWN });
  return rows.map(({ id, type, title, message, link, readAt, createdAt }) => ({ id, type, title, message, link, isRead: readAt !== null, createdAt: createdAt.toISOString() }));
}

export async function markMemberNoticesRead(app: App, memberId: number, ids: number[]): Promise<void> {
  await app.db.prisma.memberNotification.updateMany({ where: { memberId, id: { in: ids }, readAt: null }, data: { readAt: new Date() } });
}
