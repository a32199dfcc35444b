import { memberNotificationTexts } from "@site/contract/notifications/member-labels";
import type { NotificationSummary } from "@site/contract/notifications/member-schema";
import { paths } from "@site/contract/paths";
import { useEffect, useRef } from "react";
import { trpc } from "../../framework/browser.ts";
import { ErrorState } from "../../shared/ui/error-state.tsx";
import { MarkAllButton } from "./mark-all-button.tsx";
import { NotificationRows } from "./notification-rows.tsx";
import styles from "./notifications.module.css";
import { useMarkShown } from "./use-mark-shown.ts";
import { WaitingList } from "./waiting-list.tsx";

const LIMIT = 8;

/** Lists pending tasks and the newest notifications. It fetches them again each time it opens. */
export function BellPanel({ id, summary }: { id: string; summary: NotificationSummary | undefined }) {
  const panel = useRef<HTMLDivElement>(null);
  const { data, isError, refetch } = trpc.user.notifications.list.useQuery(
    { limit: LIMIT },
    { staleTime: 0, gcTime: 0 },
  );
  useMarkShown(data?.items);
  useEffect(() => panel.current?.focus(), []);
  const [newest] = data?.items ?? [];

  return (
    <div id={id} ref={panel} className={styles.panel} role="dialog" aria-label="Bildirimler" tabIndex={-1}>
      {summary && <WaitingList waiting={summary.waiting} />}
      {isError && <ErrorState className={styles.state} text={memberNotificationTexts.listFailed} onRetry={refetch} />}
      {!data && !isError && <div className={`skeleton ${styles.bone}`} aria-hidden />}
      {data && !newest && (
        <p className={styles.state}>
          Henüz bildiriminiz yok. İlanınıza istek geldiğinde, yeni bir eşleşme bulunduğunda ya da yorumunuz
          yanıtlandığında burada görürsünüz.
        </p>
      )}
      {data && newest && (
        <ul className={styles.rows}>
          <NotificationRows notifications={data.items} />
        </ul>
      )}
      <div className={styles.foot}>
        {newest && data?.items.some(({ isRead }) => !isRead) && (
          <MarkAllButton newest={newest} onDone={() => refetch().then(() => panel.current?.focus())} />
        )}
        <a href={paths.notifications} className="button">
          Tüm bildirimler
        </a>
      </div>
    </div>
  );
}
