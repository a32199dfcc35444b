import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import styles from "./not-found.module.css";

/** Stands for a page whose data or code could not be loaded; the rest of the site goes on. */
export function PageFailed({ onRetry }: { onRetry: () => void }) {
  const { reset } = useQueryErrorResetBoundary();
  return (
    <div className={`page ${styles.screen}`} role="alert">
      <h1>Bir Hata Oluştu</h1>
      <p className={styles.text}>Sayfa yüklenemedi. Bağlantınızı kontrol edip yeniden deneyin.</p>
      <button
        type="button"
        className="button primary"
        onClick={() => {
          reset();
          onRetry();
        }}
      >
        Tekrar Dene
      </button>
    </div>
  );
}
