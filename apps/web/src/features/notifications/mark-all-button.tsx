import type { MemberNotificationItem } from "@site/contract/notifications/member-schema";
import { useTrpc } from "../../framework/browser.ts";
import { useAction } from "../member/use-action.ts";

/**
 * Marks all notifications up to the newest shown one as read.
 * @param onDone called afterwards
 */
export function MarkAllButton({ newest, onDone }: { newest: MemberNotificationItem; onDone: () => unknown }) {
  const trpc = useTrpc();
  const { isBusy, run } = useAction();
  const markAll = () => trpc.client.user.notifications.markAllRead.mutate({ upTo: newest.id });
  return (
    <button
      type="button"
      className="button"
      aria-disabled={isBusy}
      onClick={() => void run(markAll, () => Promise.all([trpc.user.notifications.summary.invalidate(), onDone()]))}
    >
      Tümünü okundu say
    </button>
  );
}
