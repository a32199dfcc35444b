import { useEffect } from "react";

/**
 * Tells the service worker (apps/web/public/sw.js) that this article was read; it stores the last twenty for offline
 * use.
 */
export function useStoreOffline(path: string): void {
  useEffect(() => {
    void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ read: path }));
  }, [path]);
}
