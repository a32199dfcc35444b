import type { Waiting } from "@site/contract/notifications/member-schema";
import { paths } from "@site/contract/paths";
import { useId } from "react";
import styles from "./notifications.module.css";

const items: { of: keyof Waiting; to: string; text: string }[] = [
  { of: "requests", to: paths.receivedRequests, text: "iletişim isteği yanıtınızı bekliyor" },
  { of: "matches", to: paths.matches, text: "eşleşme yanıtınızı bekliyor" },
  { of: "rings", to: paths.matches, text: "becayiş halkası yanıtınızı bekliyor" },
  { of: "receivedMessages", to: paths.receivedRequests, text: "okunmamış mesaj, size gelen isteklerde" },
  { of: "sentMessages", to: paths.sentRequests, text: "okunmamış mesaj, gönderdiğiniz isteklerde" },
  { of: "endingListings", to: paths.board, text: "ilanınızın süresi bir hafta içinde doluyor" },
];

/** Returns the total number of pending tasks. */
export function countWaiting(waiting: Waiting): number {
  return items.reduce((sum, { of }) => sum + waiting[of], 0);
}

/** Lists the things the member can answer, read or renew now, each with a link; renders nothing if there are none. */
export function WaitingList({ waiting }: { waiting: Waiting }) {
  const id = useId();
  if (countWaiting(waiting) === 0) return null;
  return (
    <div>
      <p id={id} className={styles.label}>
        Sizi bekleyenler
      </p>
      <ul className={styles.waiting} aria-labelledby={id}>
        {items.map(
          ({ of, to, text }) =>
            waiting[of] > 0 && (
              <li key={of}>
                <a href={to}>
                  <strong>{waiting[of]}</strong> {text}
                </a>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
