import { z } from "zod";
import { id } from "../common/atoms.ts";

const MOST = 500;

/** A notification of the administrator. */
export const adminNotification = z.object({
  id: z.number(),
  type: z.string(),
  title: z.string(),
  message: z.string(),
  /** The screen that the notification opens. */
  link: z.string(),
  isRead: z.boolean(),
  createdAt: z.string(),
});

/** The count on the bell; `is_enabled` is false if the bell shows no new notifications. */
export const unreadCount = z.object({ count: z.number(), isEnabled: z.boolean() });
export const markNotificationsReadInput = z.strictObject({
  notificationIds: z.array(id, "Okunan bildirimler gereklidir").max(MOST),
});

/** Notifications later than `upTo` stay; without it all are deleted. */
export const clearNotificationsInput = z.strictObject({
  upTo: id.optional(),
});

export type AdminNotification = z.output<typeof adminNotification>;
