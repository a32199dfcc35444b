import { formatDate } from "@site/browser/format-date";
import { calendarTexts } from "@site/contract/becayis/papers/calendar/labels";
import { staffTexts } from "@site/contract/becayis/papers/staff/labels";
import { paths } from "@site/contract/paths";
import { trpc } from "../../../framework/browser.ts";
import { useScrollToHash } from "../../../shared/hooks/use-scroll-to-hash.ts";
import { ErrorState } from "../../../shared/ui/error-state.tsx";
import styles from "../../member/member.module.css";
import { FeedPart } from "./feed-part.tsx";
import { WindowList } from "./window-list.tsx";

const ID = "basvuru-donemleri";

/**
 * Shows the application windows of the member's institution, and the private address that calendar programs subscribe
 * to.
 */
export function CalendarCard() {
  const { data, isError, refetch } = trpc.becayis.calendar.get.useQuery(undefined, { staleTime: 0 });
  useScrollToHash(ID, data !== undefined);
  return (
    <section className={styles.card} id={ID} aria-labelledby={`${ID}-baslik`}>
      <h2 id={`${ID}-baslik`}>Başvuru Dönemleri</h2>
      {isError && !data ? (
        <ErrorState text={calendarTexts.listFailed} onRetry={refetch} />
      ) : !data ? (
        <div className="skeleton" style={{ minHeight: "6rem" }} aria-hidden />
      ) : data.institution === null ? (
        <p className={styles.soft}>{staffTexts.institutionMissing}</p>
      ) : (
        <>
          {data.windows.length === 0 ? (
            <p>{calendarTexts.empty}</p>
          ) : (
            <WindowList windows={data.windows} today={data.today} />
          )}
          <p className={styles.soft}>
            Başlangıçtan ve son günden yedi gün ve bir gün önce haber veririz; yolunu{" "}
            <a href={paths.memberSettings}>bildirim ayarlarınızdan</a> seçin. {calendarTexts.decidedThere}
          </p>
          <FeedPart createdAt={data.feedCreatedAt && formatDate(data.feedCreatedAt)} />
        </>
      )}
    </section>
  );
}
