import type { MemberNotificationItem } from "@site/contract/notifications/member-schema";
import { useEffect } from "react";
import { useTrpc } from "../../shared/lib/trpc.tsx";

/** Marks notices as read that are shown, and only those. They stay marked as new where they stand, until the list is read anew. */
export function useMarkShown(notices: MemberNotificationItem[] | undefined): void {
  const trpc = useTrpc();
  useEffect(() => {
    const ids = notices?.flatMap(({ id, isRead }) => (isRead ? [] : [id])) ?? [];
    if (ids.length === 0) return;
    trpc.client.user.notices.markRead.mutate({ ids }).then(
      () => trpc.user.notices.summary.invalidate(),
      () => undefined, // they stay unread
    );
  }, [notices, trpc]);
}
