import type { MemberNotificationItem } from "@site/contract/notifications/member-schema";
import { timeAgo } from "../../shared/lib/time-ago.ts";
import styles from "./notifications.module.css";

/** Shows notices as list rows; the whole row links to the subject of the notice. */
export function NoticeRows({ notices }: { notices: MemberNotificationItem[] }) {
  const now = Date.now();
  return notices.map((notice) => (
    <li key={notice.id} data-unread={!notice.isRead}>
      {notice.link ? (
        <a href={notice.link} className={styles.row}>
          <Content notice={notice} now={now} />
        </a>
      ) : (
        <div className={styles.row}>
          <Content notice={notice} now={now} />
        </div>
      )}
    </li>
  ));
}

function Content({
  notice: { title, message, isRead, createdAt },
  now,
}: {
  notice: MemberNotificationItem;
  now: number;
}) {
  return (
    <>
      <span className={styles.head}>
        <strong>{title}</strong>
        {!isRead && <span className={styles.new}>Yeni</span>}
      </span>
      <span className={styles.message}>{message}</span>
      <time dateTime={createdAt} className={styles.time}>
        {timeAgo(createdAt, now)}
      </time>
    </>
  );
}
