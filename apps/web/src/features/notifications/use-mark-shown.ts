import type { MemberNotificationItem } from "@site/contract/notifications/member-schema";
import { useEffect } from "react";
import { useTrpc } from "../../shared/lib/trpc.tsx";

/** Marks the shown notices as read on the server. They stay highlighted until the list is fetched again. */
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
