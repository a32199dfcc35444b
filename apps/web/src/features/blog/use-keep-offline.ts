import { useEffect } from "react";

/** Tells the service worker (apps/web/public/sw.js), where there is one, that somebody reads this article: it keeps the last twenty. */
export function useKeepOffline(path: string): void {
  useEffect(() => {
    void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ read: path }));
  }, [path]);
}
