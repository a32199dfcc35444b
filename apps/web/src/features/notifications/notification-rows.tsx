import type { MemberNotificationItem } from "@site/contract/notifications/member-schema";
import { timeAgo } from "../../shared/text/time-ago.ts";
import styles from "./notifications.module.css";

/** Lists notifications. Each row as a whole links to the subject of its notification. */
export function NotificationRows({ notifications }: { notifications: MemberNotificationItem[] }) {
  const now = Date.now();
  return notifications.map((notification) => (
    <li key={notification.id} data-unread={!notification.isRead}>
      {notification.link ? (
        <a href={notification.link} className={styles.row}>
          <Content notification={notification} now={now} />
        </a>
      ) : (
        <div className={styles.row}>
          <Content notification={notification} now={now} />
        </div>
      )}
    </li>
  ));
}

function Content({
  notification: { title, message, isRead, createdAt },
  now,
}: {
  notification: MemberNotificationItem;
  now: number;
}) {
  return (
    <>
      <span className={styles.head}>
        <strong>{title}</strong>
        {!isRead && <span className={styles.new}>Yeni</span>}
      </span>
      <span className="soft">{message}</span>
      <time dateTime={createdAt} className={styles.time}>
        {timeAgo(createdAt, now)}
      </time>
    </>
  );
}
