import { RetryButton } from "./error-state.tsx";
import styles from "./not-found.module.css";

/** Replaces a screen whose data failed to load. */
export function LoadFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className={`page ${styles.screen}`} role="alert">
      <h1>Bir Hata Oluştu</h1>
      <p className={styles.text}>{text}</p>
      <RetryButton onRetry={onRetry} isPrimary />
    </div>
  );
}
