import { useEffect } from "react";

const COUNT = /^\(\d+\) /;

/** Prefixes the document title with the number of unread notifications, on every page. */
export function useTitleCount(unread: number): void {
  useEffect(() => {
    function show(): void {
      const title = document.title.replace(COUNT, "");
      const wanted = unread > 0 ? `(${unread}) ${title}` : title;
      if (document.title !== wanted) document.title = wanted;
    }
    show();
    const observer = new MutationObserver(show);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = document.title.replace(COUNT, "");
    };
  }, [unread]);
}
