import type { SearchAlert } from "@site/contract/becayis/board/alerts/schema";
import { alertTexts } from "@site/contract/becayis/labels";
import { useRef } from "react";
import { trpc } from "../../../framework/browser.ts";
import { EmptyList } from "../../../shared/ui/empty-list.tsx";
import styles from "../../member/member.module.css";
import { ScreenFailed, ScreenSkeleton } from "../../member/screen-states.tsx";
import { AlertRow } from "./alert-row.tsx";

/** Lists the member's alerts, newest first. */
export function AlertList() {
  const { data, isError, refetch } = trpc.becayis.alerts.list.useQuery();
  const title = useRef<HTMLHeadingElement>(null);
  if (isError && !data) return <ScreenFailed text={alertTexts.listFailed} onRetry={() => void refetch()} />;
  if (!data) return <ScreenSkeleton />;
  return (
    <section className={styles.card} aria-labelledby="takipler">
      <h2 id="takipler" ref={title} tabIndex={-1}>
        Takipleriniz ({data.length})
      </h2>
      {data.length === 0 && (
        <EmptyList
          title="Henüz bir takibiniz yok."
          text="İki şehir ya da bir arama seçin; uyan ilan yayınlandığında haber verelim."
        />
      )}
      <ul className={styles.rows}>
        {data.map((alert: SearchAlert) => (
          <AlertRow key={alert.id} alert={alert} onRemoved={() => title.current?.focus()} />
        ))}
      </ul>
    </section>
  );
}
