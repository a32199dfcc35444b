import { isMissingChunk, isServerReachable } from "@site/browser/stale-document";
import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import styles from "./not-found.module.css";
import { RetryButton } from "./part-failed.tsx";

interface Props {
  error: unknown;
  onRetry: () => void;
}

/**
 * Replaces a page whose data or code failed to load; the layout around it keeps working. The button loads the document,
 * or tries again in the page while the server does not answer.
 */
export function PageFailed({ error, onRetry }: Props) {
  const { reset } = useQueryErrorResetBoundary();
  const isConnected = isMissingChunk(error) && navigator.onLine;
  async function retry(): Promise<void> {
    if (await isServerReachable(window.location)) return window.location.reload();
    reset();
    onRetry();
  }
  return (
    <div className={`page ${styles.screen}`} role="alert">
      <h1>Bir Hata Oluştu</h1>
      <p className={styles.text}>
        {isConnected
          ? "Sayfa yüklenemedi. Site güncellenmiş olabilir; yeniden deneyin."
          : "Sayfa yüklenemedi. Bağlantınızı kontrol edip yeniden deneyin."}
      </p>
      <RetryButton onRetry={() => void retry()} isPrimary />
    </div>
  );
}
