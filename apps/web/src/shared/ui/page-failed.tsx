import { isMissingChunk, isServerReachable, reloadStaleDocument } from "@site/browser/stale-document";
import { useEffect, useState } from "react";
import { isRouteErrorResponse, useRevalidator, useRouteError } from "react-router-dom";
import type { Missing } from "../../framework/browser.ts";
import { RetryButton } from "./error-state.tsx";
import styles from "./not-found.module.css";
import { NotFound } from "./not-found.tsx";

/** Replaces a page without a record, or whose data or code failed to load. The layout around it keeps working. */
export function PageFailed() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <Failed error={error} />;
  const missing: Missing = error.data;
  return <NotFound {...missing} />;
}

/** Shows the error of a page. It loads a new document if that may help; the button does the same or retries. */
function Failed({ error }: { error: unknown }) {
  const { revalidate } = useRevalidator();
  const isStale = isMissingChunk(error);
  const isUnreached = isStale || isConnectionError(error);
  const [isGivenUp, setGivenUp] = useState(!isUnreached);

  useEffect(() => {
    if (isUnreached) void loadDocument(isStale).then(() => setGivenUp(true));
  }, [isUnreached, isStale]);

  async function retry(): Promise<void> {
    if (await isServerReachable(window.location)) return window.location.reload();
    await revalidate();
  }

  if (!isGivenUp) return <p className={`page ${styles.text}`}>Yükleniyor…</p>;
  return (
    <div className={`page ${styles.screen}`} role="alert">
      <h1>Bir Hata Oluştu</h1>
      <p className={styles.text}>
        {isStale && navigator.onLine
          ? "Sayfa yüklenemedi. Site güncellenmiş olabilir; yeniden deneyin."
          : "Sayfa yüklenemedi. Bağlantınızı kontrol edip yeniden deneyin."}
      </p>
      <RetryButton onRetry={() => void retry()} isPrimary />
    </div>
  );
}

/**
 * Loads the document again: once if a deployment has removed the page's code; and without a connection, where the
 * service worker answers with a stored copy or the offline page. Resolves if neither applies.
 */
async function loadDocument(isStale: boolean): Promise<void> {
  if (isStale) await reloadStaleDocument(window.location);
  if (!navigator.serviceWorker?.controller || (await isServerReachable(window.location))) return;
  window.location.reload(); // assigning an address with a # would not load a document
  await new Promise(() => undefined);
}

/** Returns whether the server was not reached: then fetch and import reject with a TypeError. */
function isConnectionError(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && error.cause instanceof TypeError);
}
