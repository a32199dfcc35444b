import { z } from "zod";
import { id } from "../common/atoms.ts";

const MOST = 500;

/** A notice in the administrator's bell (admin-area.md section 3, "Notification"). */
export const adminNotification = z.object({
  id: z.number(),
  type: z.string(),
  title: z.string(),
  message: z.string(),
  /** Beyond the specification: the screen the notice leads to. */
  link: z.string(),
  is_read: z.boolean(),
  created_at: z.string(),
});

export const unreadCount = z.object({ count: z.number() });
export const markNotificationsReadInput = z.object({
  notificationIds: z.array(id, "Okunan bildirimler gereklidir").max(MOST),
});

export type AdminNotification = z.output<typeof adminNotification>;
