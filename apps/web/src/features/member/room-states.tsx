import { RetryButton } from "../../shared/ui/part-failed.tsx";
import styles from "./member.module.css";
import own from "./room-states.module.css";

/** The shape of a room while its data load. */
export function RoomSkeleton() {
  return (
    <div className={styles.stack} aria-hidden>
      <div className={`skeleton ${own.bone}`} />
      <div className={`skeleton ${own.bone}`} />
    </div>
  );
}

/** Stands for a room whose data could not be loaded. */
export function RoomFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <section className={styles.card} role="alert">
      <h2>Bir Hata Oluştu</h2>
      <p>{text}</p>
      <div className={styles.buttons}>
        <RetryButton onRetry={onRetry} />
      </div>
    </section>
  );
}
