import { retention } from "@site/contract/common/limits";
import type { StoredData } from "../../core/app.ts";
import { type DataSection, getPages, onePage, where } from "../../core/data-copy.ts";

export const notificationData: StoredData = {
  tables: {
    notification_preferences: { copiedIn: "preferences" },
    member_notifications: { copiedIn: "notifications" },
    admin_notifications: { notCopied: "a message to the administrator" },
  },

  retention: [
    { table: "member_notifications", where: "created_at < $1", days: retention.notificationsDays },
    { table: "admin_notifications", where: "created_at < $1", days: retention.notificationsDays },
  ],

  copy: async ({ tx, memberId }): Promise<DataSection[]> => [
    {
      key: "preferences",
      title: "Bildirim tercihleri",
      columns: { event: "Olay", channel: "Kanal" },
      pages: onePage(await tx.notificationPreference.findMany({ where: { memberId } })),
    },
    {
      key: "notifications",
      title: "Bildirimler",
      columns: { createdAt: "Zaman", title: "Başlık", message: "Metin", readAt: "Okunma" },
      pages: getPages((page) => tx.memberNotification.findMany(where({ memberId }, page))),
    },
  ],
};
