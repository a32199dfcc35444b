import { RetryButton } from "../../shared/ui/error-state.tsx";
import styles from "./member.module.css";
import own from "./screen-states.module.css";

/** Shows a placeholder while a screen loads. */
export function ScreenSkeleton() {
  return (
    <div className={styles.stack} aria-hidden>
      <div className={`skeleton ${own.bone}`} />
      <div className={`skeleton ${own.bone}`} />
    </div>
  );
}

/** Shows that a screen could not be loaded, with a retry button. */
export function ScreenFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <section className={styles.card} role="alert">
      <h2>Bir Hata Oluştu</h2>
      <p>{text}</p>
      <div className="row">
        <RetryButton onRetry={onRetry} />
      </div>
    </section>
  );
}
