import type { MemberNotificationItem } from "@site/contract/notifications/member-schema";
import { trpc } from "../../framework/browser.ts";
import { useAction } from "../member/use-action.ts";

/**
 * Marks all notifications up to the newest shown one as read.
 * @param onDone called afterwards
 */
export function MarkAllButton({ newest, onDone }: { newest: MemberNotificationItem; onDone: () => unknown }) {
  const utils = trpc.useUtils();
  const { isBusy, run } = useAction();
  const markAll = () => utils.client.user.notifications.markAllRead.mutate({ upTo: newest.id });
  return (
    <button
      type="button"
      className="button"
      aria-disabled={isBusy}
      onClick={() => void run(markAll, () => Promise.all([utils.user.notifications.summary.invalidate(), onDone()]))}
    >
      Tümünü okundu say
    </button>
  );
}
