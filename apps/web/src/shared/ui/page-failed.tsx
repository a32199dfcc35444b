import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import styles from "./not-found.module.css";
import { RetryButton } from "./part-failed.tsx";

/** Replaces a page whose data or code failed to load; the layout around it keeps working. */
export function PageFailed({ onRetry }: { onRetry: () => void }) {
  const { reset } = useQueryErrorResetBoundary();
  return (
    <div className={`page ${styles.screen}`} role="alert">
      <h1>Bir Hata Oluştu</h1>
      <p className={styles.text}>Sayfa yüklenemedi. Bağlantınızı kontrol edip yeniden deneyin.</p>
      <RetryButton
        onRetry={() => {
          reset();
          onRetry();
        }}
        isPrimary
      />
    </div>
  );
}
