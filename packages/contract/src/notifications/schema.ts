import { z } from "zod";
import { id } from "../common/atoms.ts";
import { entities } from "../common/field.ts";
import * as fields from "../common/fields.ts";

const MOST = 500;

/** A notification of the administrator. */
export const adminNotification = z
  .object({
    id: fields.id,
    type: z.string().meta(fields.type),
    title: fields.title,
    message: fields.message,
    /** The screen that the notification opens. */
    link: z
      .string()
      .meta({ description: "Sitedeki adres · address within the site", example: "/blog/yapay-zeka-ve-hukuk" }),
    is_read: fields.isRead,
    created_at: fields.createdAt,
  })
  .register(entities, { id: "AdminNotification" });

/** The bell; `is_enabled` is false while new notifications are not shown in it. */
export const unreadCount = z
  .object({ count: fields.count, is_enabled: fields.isEnabled })
  .register(entities, { id: "UnreadCount" });
export const markNotificationsReadInput = z.strictObject({
  notificationIds: z
    .array(id, "Okunan bildirimler gereklidir")
    .max(MOST)
    .describe("Bildirimlerin numaraları · ids of the notifications"),
});

/** Later notifications than `upTo` stay; without it all are deleted. */
export const clearNotificationsInput = z.strictObject({
  upTo: id.optional().describe("Bu numaraya kadar olanlar · those up to this id"),
});

export type AdminNotification = z.output<typeof adminNotification>;
