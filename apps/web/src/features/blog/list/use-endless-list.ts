import { tabStore } from "@site/browser/browser-store";
import { limits } from "@site/contract/common/limits";
import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { trpc, useIsHydrating } from "../../../framework/browser.ts";

/** Prefix of the storage keys: the number of pages is stored for each history entry, so that Back restores it. */
const KEY = "list:";
/** A margin above the window, higher than any page. */
const PASSED_PX = 1_000_000;

/**
 * Decides how many pages of an endless list are shown.
 * @param filter the category or tag of the list
 * @param firstPage the page the list begins with
 */
export function useEndlessList(filter: { category?: string; tag?: string }, firstPage: number, pageCount: number) {
  const { key } = useLocation();
  const recall = () => Math.max(firstPage, Math.min(Number(tabStore.get(KEY + key) ?? firstPage), pageCount));
  // Back restores all pages at once, so that the scroll position exists. A new document starts with the page of the
  // server.
  const isHydrating = useIsHydrating();
  const [lastPage, setLastPage] = useState(() => (isHydrating ? firstPage : recall()));
  const sentinel = useRef<HTMLAnchorElement>(null);
  const isAutomatic = lastPage - firstPage < limits.automaticLoads;
  const isLastPageThere = trpc.blog.posts.page.useQuery({ ...filter, page: lastPage }).isSuccess;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `recall` depends on these
  useEffect(() => setLastPage(recall()), [key, firstPage, pageCount]);

  const showNext = useCallback(() => {
    setLastPage((shown) => {
      const next = Math.min(shown + 1, pageCount);
      tabStore.set(KEY + key, String(next));
      return next;
    });
  }, [key, pageCount]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each added page moves the sentinel
  useEffect(() => {
    const end = sentinel.current;
    // Loads one page at a time: a page that is still loading has no height.
    if (!isAutomatic || !isLastPageThere || !end) return;
    const isMobile = innerWidth < limits.mobileBreakpointPx;
    const margin = isMobile ? limits.scrollThresholdMobilePx : limits.scrollThresholdDesktopPx;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && scrollY > 0 && showNext(),
      // an end that is above the window has been reached too
      { root: document, rootMargin: `${PASSED_PX}px 0px ${margin}px` },
    );
    const begin = () => observer.observe(end);
    if (scrollY > 0) begin();
    else addEventListener("scroll", begin, { once: true, passive: true }); // loads nothing before the reader scrolls
    return () => {
      removeEventListener("scroll", begin);
      observer.disconnect();
    };
  }, [isAutomatic, isLastPageThere, lastPage, showNext]);

  return { lastPage, isAutomatic, showNext, sentinel };
}
