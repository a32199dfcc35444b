import { windowState } from "@site/contract/becayis/papers/calendar/labels";
import type { ApplicationWindow } from "@site/contract/becayis/papers/calendar/schema";
import { formatDays } from "@site/contract/common/days";
import styles from "../../member/member.module.css";

/** Lists application windows with their state, source and calendar file. @param today as in "2026-11-26" */
export function WindowList({ windows, today }: { windows: ApplicationWindow[]; today: string }) {
  return (
    <ul className={styles.rows}>
      {windows.map((window) => {
        const { id, positions, firstDay, lastDay, source } = window;
        const days = formatDays(firstDay, lastDay);
        return (
          <li key={id}>
            <div className={styles.row}>
              <p>
                <strong>{days}</strong> (son gün dahil)
              </p>
              <p>{windowState({ firstDay, lastDay }, today)}</p>
              <p className={styles.soft}>{positions.length > 0 ? positions.join(", ") : "Bütün unvanlar"}</p>
            </div>
            <div className="row">
              <a href={source} target="_blank" rel="noreferrer" aria-label={`Duyuru: ${days} (yeni sekmede açılır)`}>
                Duyuru
              </a>
              <a href={`/api/becayis/windows/${id}.ics`} download aria-label={`Takvime ekle: ${days}`}>
                Takvime ekle (.ics)
              </a>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
