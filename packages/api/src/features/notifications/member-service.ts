import type { MemberNotice, NoticePage, NoticeSummary } from "@site/contract/notifications/member-schema";
import type { App } from "../../core/app.ts";
import { countWaiting } from "../becayis/waiting-service.ts";

interface NoticeRow extends Omit<MemberNotice, "isRead" | "createdAt"> {
  read_at: Date | null;
  created_at: Date;
}

/** Returns a member's notices in the site, newest first. @param before the last id of the page before */
export async function listNotices(
  app: App,
  memberId: number,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<NoticePage> {
  const { rows } = await app.db.pool.query<NoticeRow>({
    name: "list-member-notices",
    text: `SELECT id, type, title, message, link, read_at, created_at FROM member_notifications
      WHERE member_id = $1 AND ($2::int IS NULL OR id < $2) ORDER BY id DESC LIMIT $3::int + 1`,
    values: [memberId, before ?? null, limit],
  });
  const notices = rows.slice(0, limit).map(({ read_at, created_at, ...notice }) => ({
    ...notice,
    isRead: read_at !== null,
    createdAt: created_at.toISOString(),
  }));
  return { notices, hasMore: rows.length > limit };
}

/** Returns what the bell shows. It is asked for often, so plain SQL answers it. */
export async function summarise(app: App, memberId: number): Promise<NoticeSummary> {
  const [{ rows }, waiting] = await Promise.all([
    app.db.pool.query<{ unread: number }>({
      name: "count-unread-notices",
      text: "SELECT count(*)::int AS unread FROM member_notifications WHERE member_id = $1 AND read_at IS NULL",
      values: [memberId],
    }),
    countWaiting(app, memberId),
  ]);
  return { unread: rows[0]?.unread ?? 0, waiting };
}

/** Marks those that were shown. */
export async function markNoticesRead(app: App, memberId: number, ids: number[]): Promise<void> {
  await app.db.prisma.memberNotification.updateMany({
    where: { memberId, id: { in: ids }, readAt: null },
    data: { readAt: new Date() },
  });
}

/** Marks all up to the newest one that was shown; one that came meanwhile stays unread (decisions.md 35). */
export async function markAllNoticesRead(app: App, memberId: number, upTo: number): Promise<void> {
  await app.db.prisma.memberNotification.updateMany({
    where: { memberId, id: { lte: upTo }, readAt: null },
    data: { readAt: new Date() },
  });
}
