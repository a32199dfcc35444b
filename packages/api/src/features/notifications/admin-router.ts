import { done } from "@site/contract/common/results";
import { notificationTexts } from "@site/contract/notifications/labels";
import {
  adminNotification,
  clearNotificationsInput,
  markNotificationsReadInput,
  unreadCount,
} from "@site/contract/notifications/schema";
import { z } from "zod";
import { restIn, spelledAs } from "../../core/procedures/rest.ts";
import { adminProcedure, router } from "../../core/procedures/trpc.ts";
import * as notifications from "./service.ts";

const rest = restIn("Yönetim: bildirimler");

export const adminNotificationsRouter = router({
  list: adminProcedure
    .meta({
      ...rest("GET /api/admin/notifications", "Bildirimler"),
      answer: spelledAs(z.array(adminNotification)),
      aliases: ["/api/notifications"],
    })
    .output(z.array(adminNotification))
    .query(({ ctx }) => notifications.listNotifications(ctx.app, ctx.adminIdentity)),

  unreadCount: adminProcedure
    .meta({
      ...rest("GET /api/admin/notifications/unread-count", "Okunmamış bildirim sayısı"),
      answer: spelledAs(unreadCount),
      aliases: ["/api/notifications/unread-count"],
    })
    .output(unreadCount)
    .query(({ ctx }) => notifications.readBell(ctx.app, ctx.adminIdentity)),

  markRead: adminProcedure
    .meta({
      ...rest("PUT /api/admin/notifications/mark-read", "Bildirimleri okundu sayma"),
      aliases: ["/api/notifications/mark-read"],
    })
    .input(markNotificationsReadInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await notifications.markNotificationsRead(ctx.app, ctx.adminIdentity, input.notificationIds);
      return { message: notificationTexts.read };
    }),

  clearAll: adminProcedure
    .meta({
      ...rest("DELETE /api/admin/notifications/clear-all", "Bütün bildirimleri silme"),
      aliases: ["/api/notifications/clear-all"],
    })
    .input(clearNotificationsInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await notifications.clearNotifications(ctx.app, ctx.adminIdentity, input.upTo);
      return { message: notificationTexts.cleared };
    }),
});
