import { useEffect } from "react";

const COUNT = /^\(\d+\) /;

/** Keeps the number of unread notices before the title of the tab, whatever page sets its title. */
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
