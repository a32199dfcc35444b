import { VisuallyHidden } from "@mantine/core";
import { lazyComponent } from "@site/browser/lazy-component";
import { limits } from "@site/contract/common/limits";
import { formatNumber } from "@site/contract/common/text";
import { Bell as BellIcon, BellOff } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { trpc } from "../api/trpc.ts";
import { useDecidedQueries } from "../screens/pending/use-decided-queries.ts";
import { isBellMirroredOn, mirrorBell } from "../session/channel-mirror.ts";
import styles from "./bell.module.css";
import { useAdminEvents } from "./use-admin-events.ts";

/** Loaded when the list is first opened. */
const NotificationList = lazyComponent(async () => ({
  default: (await import("./notification-list.tsx")).NotificationList,
}));

const PANEL_ID = "bildirimler";
const RETRIES = 2;

/**
 * Renders the header button with the number of unread notifications, which opens their list in a native popover. Events
 * of the server keep it up to date; it polls while the stream is closed.
 */
export function Bell() {
  const [isOpen, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const { notifications, creations, session } = trpc.useUtils().admin;
  const decided = useDecidedQueries();
  const isLive = useAdminEvents((event) => {
    void { changed: notifications, creations }[event].invalidate();
    if (event !== "changed") return;
    void session.me.invalidate(); // the event is also sent when the administrator's role changes
    for (const query of decided) void query.invalidate();
  });
  const { data } = trpc.admin.notifications.unreadCount.useQuery(undefined, {
    staleTime: limits.bellStaleMs,
    refetchInterval: isLive ? false : limits.bellPollMs,
    refetchOnWindowFocus: true,
    retry: RETRIES,
  });
  const count = data?.count ?? 0;
  const isOn = data?.isEnabled ?? isBellMirroredOn();
  useEffect(() => {
    if (data) mirrorBell(data.isEnabled);
  }, [data]);
  const unread = count === 0 ? "" : `${formatNumber(count)} okunmamış bildirim`;
  const Icon = isOn ? BellIcon : BellOff;
  return (
    <>
      <VisuallyHidden role="status">{unread}</VisuallyHidden>
      <button type="button" className={styles.button} aria-haspopup="dialog" popoverTarget={PANEL_ID}>
        <VisuallyHidden>{unread ? `Bildirimler, ${unread}` : "Bildirimler"}</VisuallyHidden>
        <Icon size={20} aria-hidden />
        {count > 0 && (
          <span className={styles.count} aria-hidden>
            {count > limits.bellCountShown ? `${limits.bellCountShown}+` : count}
          </span>
        )}
      </button>
      <div
        ref={panel}
        id={PANEL_ID}
        popover="auto"
        role="dialog"
        aria-label="Bildirimler"
        className={styles.panel}
        onToggle={(event) => setOpen(event.newState === "open")}
      >
        {isOpen && <NotificationList isOn={isOn} onClose={() => panel.current?.hidePopover()} />}
      </div>
    </>
  );
}
