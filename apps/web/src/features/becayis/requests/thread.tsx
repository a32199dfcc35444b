import { contactRequestTexts } from "@site/contract/becayis/labels";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { trpc } from "../../../framework/browser.ts";
import { formatMoment } from "../../../shared/text/format-moment.ts";
import { ErrorState } from "../../../shared/ui/error-state.tsx";
import memberStyles from "../../member/member.module.css";
import { MessageForm } from "./message-form.tsx";
import styles from "./thread.module.css";

/** The polling interval of an open thread. */
const POLL_INTERVAL_MS = 20_000;

/** Shows the messages of an accepted request after a click, because loading marks them as read. */
export function Thread({ requestId, other, unread }: { requestId: number; other: string; unread: number }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.thread}>
      <div className="row">
        <button
          type="button"
          className="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          Mesajlar{unread > 0 && ` (${unread} yeni)`}
        </button>
      </div>
      <div id={id}>{isOpen && <Messages requestId={requestId} other={other} />}</div>
    </div>
  );
}

function Messages({ requestId, other }: { requestId: number; other: string }) {
  const utils = trpc.useUtils();
  const end = useRef<HTMLOListElement>(null);
  const { data, isError, refetch } = useQuery({
    queryKey: ["thread", requestId],
    queryFn: async () => {
      const thread = await utils.client.becayis.contactRequests.thread.mutate({ id: requestId });
      if (thread.messages.some(({ isMine, readAt }) => !isMine && readAt === null)) {
        void utils.becayis.contactRequests.list.invalidate(); // the messages are read now
        void utils.user.notifications.summary.invalidate();
      }
      return thread;
    },
    staleTime: 0,
    refetchInterval: POLL_INTERVAL_MS,
  });
  const count = data?.messages.length ?? 0;

  useEffect(() => {
    if (count > 0) end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [count]);

  if (isError && !data) {
    return <ErrorState className={styles.state} text={contactRequestTexts.threadFailed} onRetry={refetch} />;
  }
  if (!data) return <div className={`skeleton ${styles.bone}`} aria-hidden />;
  return (
    <div className={styles.messages}>
      {data.messages.length === 0 && (
        <p className={memberStyles.soft}>Henüz mesaj yok. İlk mesajı siz yazabilirsiniz.</p>
      )}
      {/* Focusable, so that a long thread can be scrolled with the keyboard. */}
      <ol
        ref={end}
        className={styles.lines}
        aria-label={`${data.other} ile mesajlar`}
        aria-live="polite"
        tabIndex={count > 0 ? 0 : undefined}
      >
        {data.messages.map(({ id, isMine, body, createdAt, readAt }) => (
          <li key={id} data-mine={isMine}>
            <p className={styles.who}>
              {isMine ? "Siz" : other} · {formatMoment(createdAt)}
              {isMine && readAt && " · Okundu"}
            </p>
            <p className={styles.body}>{body}</p>
          </li>
        ))}
      </ol>
      {data.isBlocked ? (
        <p className={memberStyles.soft}>Bu üyeyi engellediğiniz için mesaj gönderemezsiniz.</p>
      ) : (
        <MessageForm requestId={requestId} other={data.other} onSent={() => void refetch()} />
      )}
    </div>
  );
}
