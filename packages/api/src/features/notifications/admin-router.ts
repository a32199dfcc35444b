import { done } from "@site/contract/common/results";
import { notificationTexts } from "@site/contract/notifications/labels";
import {
  adminNotification,
  clearNotificationsInput,
  markNotificationsReadInput,
  unreadCount,
} from "@site/contract/notifications/schema";
import { z } from "zod";
import { adminProcedure, router } from "../../core/trpc.ts";
import * as notifications from "./service.ts";

const tags = ["Yönetim: bildirimler"];

export const adminNotificationsRouter = router({
  list: adminProcedure
    .meta({
      openapi: { method: "GET", path: "/api/admin/notifications", tags, summary: "Bildirimler", protect: true },
      aliases: ["/api/notifications"],
    })
    .output(z.array(adminNotification))
    .query(({ ctx }) => notifications.listNotifications(ctx.app, ctx.adminIdentity)),

  unreadCount: adminProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/api/admin/notifications/unread-count",
        tags,
        summary: "Okunmamış bildirim sayısı",
        protect: true,
      },
      aliases: ["/api/notifications/unread-count"],
    })
    .output(unreadCount)
    .query(({ ctx }) => notifications.readBell(ctx.app, ctx.adminIdentity)),

  markRead: adminProcedure
    .meta({
      openapi: {
        method: "PUT",
        path: "/api/admin/notifications/mark-read",
        tags,
        summary: "Bildirimleri okundu sayma",
        protect: true,
      },
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
      openapi: {
        method: "DELETE",
        path: "/api/admin/notifications/clear-all",
        tags,
        summary: "Bütün bildirimleri silme",
        protect: true,
      },
      aliases: ["/api/notifications/clear-all"],
    })
    .input(clearNotificationsInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await notifications.clearNotifications(ctx.app, ctx.adminIdentity, input.upTo);
      return { message: notificationTexts.cleared };
    }),
});
