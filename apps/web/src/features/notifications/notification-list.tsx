import { memberNotificationTexts } from "@site/contract/notifications/member-labels";
import { paths } from "@site/contract/paths";
import { useRef, useState } from "react";
import { trpc } from "../../framework/browser.ts";
import { EmptyList } from "../../shared/ui/empty-list.tsx";
import styles from "../member/member.module.css";
import { PartState } from "../member/part-state.tsx";
import { MarkAllButton } from "./mark-all-button.tsx";
import { NotificationRows } from "./notification-rows.tsx";
import notificationStyles from "./notifications.module.css";
import { useMarkShown } from "./use-mark-shown.ts";
import { useNotificationSummary } from "./use-notification-summary.ts";
import { WaitingList } from "./waiting-list.tsx";

/** Lists all notifications, newest first, below the pending tasks. */
export function NotificationList() {
  const { data: summary } = useNotificationSummary();
  const [cursors, setCursors] = useState<(number | undefined)[]>([undefined]);
  const { data: first, refetch } = useNotifications(undefined);
  const title = useRef<HTMLHeadingElement>(null);
  const newest = first?.items[0];
  const hasNew = (summary?.unread ?? 0) > 0 || first?.items.some(({ isRead }) => !isRead);
  return (
    <section className={styles.card} aria-labelledby="bildirimler">
      <div className={styles.head}>
        <h2 id="bildirimler" ref={title} tabIndex={-1}>
          Bildirimler
        </h2>
        <div className="row">
          {newest && hasNew && (
            <MarkAllButton newest={newest} onDone={() => refetch().then(() => title.current?.focus())} />
          )}
          <a href={paths.memberSettings} className="button">
            Bildirim tercihleri
          </a>
        </div>
      </div>
      {summary && <WaitingList waiting={summary.waiting} />}
      {first && !newest ? (
        <EmptyList
          title="Henüz bildiriminiz yok"
          text={
            "İlanınıza istek geldiğinde, yeni bir eşleşme bulunduğunda ya da yorumunuz yanıtlandığında burada " +
            "görürsünüz."
          }
          link={{ to: paths.board, label: "İlanlara bak" }}
          other={{ to: paths.newListing, label: "İlan ver" }}
        />
      ) : (
        <ul className={notificationStyles.rows}>
          {cursors.map((before, index) => (
            <Page
              key={before ?? "newest"}
              before={before}
              onMore={index === cursors.length - 1 ? (last) => setCursors([...cursors, last]) : undefined}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function useNotifications(before: number | undefined) {
  return trpc.user.notifications.list.useQuery({ before }, { staleTime: 0, gcTime: 0 });
}

/**
 * Shows one page of the list.
 * @param onMore shows the next page; undefined if it is shown already
 */
function Page({ before, onMore }: { before: number | undefined; onMore: ((last: number) => void) | undefined }) {
  const query = useNotifications(before);
  const { data } = query;
  useMarkShown(data?.items);
  const last = data?.items.at(-1);
  if (!data) {
    return (
      <li>
        <PartState query={query} failed={memberNotificationTexts.listFailed} />
      </li>
    );
  }
  return (
    <>
      <NotificationRows notifications={data.items} />
      {data.hasMore && last && onMore && (
        <li className={notificationStyles.foot}>
          <button type="button" className="button" onClick={() => onMore(last.id)}>
            Daha eski bildirimler
          </button>
        </li>
      )}
    </>
  );
}
