import { adminPaths } from "@site/contract/admin-paths";
import type { App } from "../../core/app.ts";
import { queueMail } from "../mail/service.ts";
import { type AdminNotificationRow, TAKE_ADMIN_NOTIFICATIONS } from "./queries.ts";

const MAX_LISTED = 10;

/**
 * Mails the waiting notifications to the active administrators, one mail each; at most every ten
 * minutes, so that a flood of events is no flood of mails.
 */
export async function mailAdminNotifications(app: App): Promise<void> {
  await app.db.prisma.$transaction(async (tx) => {
    const waiting = await tx.$queryRawUnsafe<AdminNotificationRow[]>(TAKE_ADMIN_NOTIFICATIONS);
    const news = waiting.toSorted((a, b) => a.id - b.id);
    const [first] = news;
    if (!first) return;
    const listed = news.slice(0, MAX_LISTED).map(({ title, message }) => ({ title, message }));
    const admins = await tx.admin.findMany({ where: { isActive: true, email: { not: "" } }, orderBy: { id: "asc" } });
    for (const { username, email } of admins)
      await queueMail(app, tx, {
        template: "admin_news",
        to: { name: username, email },
        props: {
          news: listed,
          more: news.length - listed.length,
          path: (news.length === 1 && first.link) || adminPaths.dashboard,
        },
      });
  });
}
