import type { MemberNotificationItem } from "@site/contract/notifications/member-schema";
import { useEffect } from "react";
import { trpc } from "../../framework/browser.ts";

/** Marks the shown notifications as read on the server. They stay highlighted until the list is fetched again. */
export function useMarkShown(notifications: MemberNotificationItem[] | undefined): void {
  const utils = trpc.useUtils();
  useEffect(() => {
    const ids = notifications?.flatMap(({ id, isRead }) => (isRead ? [] : [id])) ?? [];
    if (ids.length === 0) return;
    utils.client.user.notifications.markRead.mutate({ ids }).then(
      () => utils.user.notifications.summary.invalidate(),
      () => undefined, // they stay unread
    );
  }, [notifications, utils]);
}
