import { Bell as BellIcon } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { useDismiss } from "../../shared/hooks/use-dismiss.ts";
import { MemberTrpc } from "../session/member-trpc.tsx";
import { BellPanel } from "./bell-panel.tsx";
import styles from "./notifications.module.css";
import { useNotificationSummary } from "./use-notification-summary.ts";
import { countWaiting } from "./waiting-list.tsx";

const COUNT = /^\(\d+\) /;

/** Prefixes the document title with the number of unread notifications, on every page. */
function useTitleCount(unread: number): void {
  useEffect(() => {
    function show(): void {
      const title = document.title.replace(COUNT, "");
      const wanted = unread > 0 ? `(${unread}) ${title}` : title;
      if (document.title !== wanted) document.title = wanted;
    }
    show();
    const observer = new MutationObserver(show);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = document.title.replace(COUNT, "");
    };
  }, [unread]);
}

const MAX_SHOWN = 99;

/**
 * Renders the header button with the numbers of unread notifications and pending tasks, which opens the panel with
 * both.
 */
export default function Bell({ className }: { className: string | undefined }) {
  return (
    <MemberTrpc>
      <BellButton className={className} />
    </MemberTrpc>
  );
}

function BellButton({ className }: { className: string | undefined }) {
  const id = useId();
  const { key } = useLocation();
  const { data: summary } = useNotificationSummary();
  const [isOpen, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const unread = summary?.unread ?? 0;
  const waiting = summary ? countWaiting(summary.waiting) : 0;
  useTitleCount(unread);

  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the panel
  useEffect(() => setOpen(false), [key]);
  useDismiss(container, isOpen, (isByEscape) => {
    setOpen(false);
    if (isByEscape) button.current?.focus();
  });

  const facts = [unread > 0 && `${unread} okunmamış`, waiting > 0 && `${waiting} bekleyen iş`]
    .filter(Boolean)
    .join(", ");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: moving the focus out with Tab closes the panel
    <div
      ref={container}
      className={styles.bell}
      onBlur={({ currentTarget, relatedTarget }) =>
        relatedTarget && !currentTarget.contains(relatedTarget) && setOpen(false)
      }
    >
      <button
        type="button"
        ref={button}
        className={className}
        aria-label={facts ? `Bildirimler: ${facts}` : "Bildirimler"}
        data-tip={facts || "Bildirimler"}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.icon} aria-hidden>
          <BellIcon size={20} />
          {unread > 0 && <span className={styles.unread} data-count={Math.min(unread, MAX_SHOWN)} />}
          {unread === 0 && waiting > 0 && <span className={styles.waits} data-count={Math.min(waiting, MAX_SHOWN)} />}
        </span>
      </button>
      {summary && <UnreadStatus unread={unread} />}
      {isOpen && <BellPanel id={id} summary={summary} />}
    </div>
  );
}

/** Announces new notifications to screen readers, but not those that were already there. */
function UnreadStatus({ unread }: { unread: number }) {
  const [{ known, text }, setState] = useState({ known: unread, text: "" });
  if (unread !== known) setState({ known: unread, text: unread > known ? `${unread} okunmamış bildiriminiz var` : "" });
  return (
    <span className="visually-hidden" aria-live="polite">
      {text}
    </span>
  );
}
