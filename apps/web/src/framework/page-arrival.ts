import { tabStore } from "@site/browser/browser-store";
import { useEffect, useLayoutEffect, useRef } from "react";
import { FIRST_KEY, type NavigationType, type PageLocation, useLocation, useNavigationType } from "./navigation.tsx";

/** The id of the main element. */
export const CONTENT_ID = "app_icerik";
const KEY = "scroll:";
/** How long to wait for a growing list before giving up on the stored position. */
const RESTORE_TIMEOUT_MS = 3_000;

/**
 * Scrolls a new page to the top and moves the focus to its content, so that screen readers start there. Back and
 * Forward restore the scroll position and wait for lists that are still growing.
 */
export function usePageArrival(): void {
  const { key, pathname, search, hash } = useLocation();
  const navigation = useNavigationType();
  const last = useRef({ pathname, search });
  const positionKey = KEY + (key === FIRST_KEY ? pathname + search : key);
  const shownKey = useRef(positionKey);
  const isArriving = useRef(true);

  useEffect(() => {
    history.scrollRestoration = "manual";
    const save = () => tabStore.set(shownKey.current, String(Math.round(scrollY)));
    if (isNewVisit()) save(); // the reader may have scrolled before hydration
    addEventListener("scroll", save, { passive: true });
    return () => removeEventListener("scroll", save);
  }, []);

  // The target is read from window.location, which is newer than `hash` if the reader navigated before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `hash` only triggers the effect
  useLayoutEffect(() => {
    shownKey.current = positionKey; // set before scrolling, so that the new position is not stored for the old page
    const isOther = isOtherPage(last.current, { pathname, search }, navigation);
    last.current = { pathname, search };
    if (isOther) document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
    const isOpened = isArriving.current && isNewVisit();
    isArriving.current = false;
    const top = navigation === "POP" && !isOpened ? Number(tabStore.get(positionKey) ?? 0) : 0;
    const fragment = window.location.hash;
    // Elements with deferred layout have an estimated height, so positions are wrong until they are laid out.
    document.documentElement.toggleAttribute("data-layout-all", fragment !== "" || top > 0);
    if (fragment) {
      document.getElementById(decodeURIComponent(fragment.slice(1)))?.scrollIntoView();
      return;
    }
    if (isOpened) return;
    if (navigation === "POP") return restore(top);
    if (isOther) scrollTo(0, 0);
  }, [key, pathname, search, hash, navigation]);
}

/** Returns whether this document was opened by a link or an address, not by a reload, Back or Forward. */
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
  const timer = setTimeout(stop, RESTORE_TIMEOUT_MS);
  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
    removeEventListener("wheel", stop);
    removeEventListener("touchstart", stop);
    removeEventListener("keydown", stop);
  }
  observer.observe(document.body);
  for (const type of ["wheel", "touchstart", "keydown"] as const)
    addEventListener(type, stop, { once: true, passive: true }); // do not scroll against the reader
  return stop;
}

/** Returns the number in `?sayfa=n`; 1 if it is missing or invalid. */
export function getPageNumber(search: URLSearchParams): number {
  const text = search.get("sayfa") ?? "1";
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

type Address = Pick<PageLocation, "pathname" | "search">;

/**
 * Returns whether a navigation leads to another page: another path or another page number. Filtering a list replaces
 * the address and keeps scroll position and focus, so it does not count.
 */
export function isOtherPage(last: Address, next: Address, navigation: NavigationType): boolean {
  return last.pathname !== next.pathname || (navigation !== "REPLACE" && numberIn(last) !== numberIn(next));
}

const numberIn = ({ search }: Address) => getPageNumber(new URLSearchParams(search));
