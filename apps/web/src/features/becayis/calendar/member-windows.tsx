import { calendarTexts } from "@site/contract/becayis/papers/calendar/labels";
import { paths } from "@site/contract/paths";
import { useId } from "react";
import { trpc } from "../../../framework/browser.ts";
import styles from "../../member/member.module.css";
import { WindowList } from "./window-list.tsx";

/** Shows the application windows of the member's institution; renders nothing if none is open or planned. */
export function MemberWindows() {
  const titleId = useId();
  const { data } = trpc.becayis.calendar.get.useQuery();
  if (!data || data.windows.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId}>Kurumunuzun başvuru dönemleri</h2>
      <WindowList windows={data.windows} today={data.today} />
      <p className={styles.soft}>
        {calendarTexts.decidedThere} <a href={`${paths.swapProfile}#basvuru-donemleri`}>Takviminize abone olun</a>
      </p>
    </section>
  );
}
