import type { NotificationSummary } from "@site/contract/notifications/member-schema";
import type { App } from "../../../core/app.ts";
import { countWaiting } from "../../becayis/swaps/contact/waiting-service.ts";

const COUNT_UNREAD =
  "SELECT count(*)::int AS unread FROM member_notifications WHERE member_id = $1 AND read_at IS NULL";

/** Returns the counts that the notification bell shows. It is polled, so it uses plain SQL. */
export async function summariseNotifications(app: App, memberId: number): Promise<NotificationSummary> {
  const [{ rows }, waiting] = await Promise.all([
    app.db.pool.query<{ unread: number }>({
      name: "count-unread-notifications",
      text: COUNT_UNREAD,
      values: [memberId],
    }),
    countWaiting(app, memberId),
  ]);
  return { unread: rows[0]?.unread ?? 0, waiting };
}
