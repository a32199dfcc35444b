import { tabStore } from "@site/browser/browser-store.ts";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { isOtherPage } from "../lib/page-number.ts";

/** The part of a public page that is another one on each. */
export const CONTENT_ID = "app_icerik";
const KEY = "scroll:";
const PATIENCE_MS = 3_000;
/** What react-router calls the first entry of every document. */
const FIRST_KEY = "default";

/**
 * New pages begin at the top, with the focus on their content: a screen reader reads on there, not where the link was. Back and
 * Forward bring back the place, waiting for a list that is still growing.
 */
export function usePageArrival(): void {
  const { key, pathname, search, hash } = useLocation();
  const navigation = useNavigationType();
  const last = useRef({ pathname, search });
  const placeKey = KEY + (key === FIRST_KEY ? pathname + search : key);
  const shownKey = useRef(placeKey);
  const isArriving = useRef(true);

  useEffect(() => {
    history.scrollRestoration = "manual";
    const save = () => tabStore.set(shownKey.current, String(Math.round(scrollY)));
    addEventListener("scroll", save, { passive: true });
    return () => removeEventListener("scroll", save);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the hash says when; where to, the address says, which is newer where the reader went on before the page came to life
  useLayoutEffect(() => {
    shownKey.current = placeKey; // before anything scrolls: the place of the new page must not be noted for the one that was left
    const isOther = isOtherPage(last.current, { pathname, search }, navigation);
    last.current = { pathname, search };
    if (isOther) document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
    const isOpened = isArriving.current && isNewVisit();
    isArriving.current = false;
    const top = navigation === "POP" && !isOpened ? Number(tabStore.get(placeKey) ?? 0) : 0;
    const place = window.location.hash;
    document.documentElement.toggleAttribute("data-layout-all", place !== "" || top > 0); // what is not laid out yet has not its own height
    if (place) {
      document.getElementById(decodeURIComponent(place.slice(1)))?.scrollIntoView();
      return;
    }
    if (isOpened) return;
    if (navigation === "POP") return restore(top);
    if (isOther) scrollTo(0, 0);
  }, [key, pathname, search, hash, navigation]);
}

/** Returns whether this document was opened by a link or an address, neither loaded again nor found with Back or Forward. */
function isNewVisit(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && entry.type === "navigate";
}

function restore(top: number): (() => void) | undefined {
  scrollTo(0, top);
  if (top === 0 || Math.abs(scrollY - top) < 2) return;
  const observer = new ResizeObserver(() => {
    scrollTo(0, top);
    if (Math.abs(scrollY - top) < 2) stop();
  });
  const timer = setTimeout(stop, PATIENCE_MS);
  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
    removeEventListener("wheel", stop);
    removeEventListener("touchstart", stop);
    removeEventListener("keydown", stop);
  }
  observer.observe(document.body);
  for (const sign of ["wheel", "touchstart", "keydown"] as const)
    addEventListener(sign, stop, { once: true, passive: true }); // the reader has moved on
  return stop;
}
