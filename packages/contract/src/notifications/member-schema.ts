import { z } from "zod";
import { getKeys, id } from "../common/atoms.ts";
import { limitParameter } from "../common/paging.ts";
import { memberEvents, notificationChannels } from "./member-labels.ts";

const NOTIFICATIONS_PER_PAGE = 20;

export const memberEvent = getKeys(memberEvents);
export const notificationChannel = getKeys(notificationChannels);

export const notificationPreference = z.object({
  event: memberEvent,
  text: z.string(),
  channel: notificationChannel,
});
export const updatePreferenceInput = z.strictObject({
  event: memberEvent,
  channel: notificationChannel,
});

/** A notification as its member reads it; `link` is a path of this site. */
export const memberNotification = z.object({
  id: z.number(),
  type: z.string(),
  title: z.string(),
  message: z.string(),
  link: z.string(),
  isRead: z.boolean(),
  createdAt: z.string(),
});

/** Asks for a page of notifications, newest first. `before` is the last id of the previous page. */
export const listMemberNotificationsInput = z.strictObject({
  before: id.optional(),
  limit: limitParameter(NOTIFICATIONS_PER_PAGE),
});
export const memberNotificationPage = z.object({ items: z.array(memberNotification), hasMore: z.boolean() });

/** Marks the shown notifications as read. */
export const markMemberNotificationsReadInput = z.strictObject({ ids: z.array(id).max(200) });
/** Marks all notifications up to the newest shown one as read; later ones stay unread. */
export const markAllMemberNotificationsReadInput = z.strictObject({ upTo: id });

/** Numbers of becayiş items that wait for the member. */
export const waiting = z.object({
  /** Received contact requests without an answer. */
  requests: z.number(),
  matches: z.number(),
  rings: z.number(),
  /** Unread messages under received and under sent requests. */
  receivedMessages: z.number(),
  sentMessages: z.number(),
  /** Published listings that expire within the days of the first reminder. */
  endingListings: z.number(),
});
/** The counts of the notification bell. */
export const notificationSummary = z.object({ unread: z.number(), waiting });

export type MemberEvent = z.output<typeof memberEvent>;
export type NotificationChannel = z.output<typeof notificationChannel>;
export type UpdatePreferenceInput = z.output<typeof updatePreferenceInput>;
export type MemberNotificationItem = z.output<typeof memberNotification>;
export type MemberNotificationPage = z.output<typeof memberNotificationPage>;
export type Waiting = z.output<typeof waiting>;
export type NotificationSummary = z.output<typeof notificationSummary>;
