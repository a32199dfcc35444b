import { tabStore } from "@site/browser/browser-store";
import { type ReactNode, startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import {
  CONTENT_ID,
  FIRST_KEY,
  getPageNumber,
  type Navigate,
  NavigateContext,
  type Navigation,
  NavigationContext,
  type NavigationType,
  type PageLocation,
  useLocation,
  useNavigate,
  useNavigationType,
} from "./router.tsx";

/** Provides the browser's address. A new page is rendered in a transition: the previous one stays until it is ready. */
export function BrowserNavigation({ children }: { children: ReactNode }) {
  const [navigation, setNavigation] = useState(() => readNavigation("POP"));

  useLayoutEffect(() => {
    const onPopState = () => startTransition(() => setNavigation(readNavigation("POP")));
    addEventListener("popstate", onPopState);
    return () => removeEventListener("popstate", onPopState);
  }, []);

  const navigate = useCallback<Navigate>((path, { replace = false } = {}) => {
    const url = location.origin + path; // with the origin, because "//host" alone is another site
    const entry = { key: Math.random().toString(36).slice(2, 10) };
    if (replace) history.replaceState(entry, "", url);
    else history.pushState(entry, "", url);
    startTransition(() => setNavigation(readNavigation(replace ? "REPLACE" : "PUSH")));
  }, []);

  return (
    <NavigateContext value={navigate}>
      <NavigationContext value={navigation}>{children}</NavigationContext>
    </NavigateContext>
  );
}

function readNavigation(type: NavigationType): Navigation {
  const { pathname, search, hash } = window.location;
  const state: unknown = history.state;
  const key = typeof state === "object" && state !== null && "key" in state ? String(state.key) : FIRST_KEY;
  return { location: { pathname, search, hash, key }, type };
}

/**
 * Turns clicks on plain links into client-side navigation, including links in article text. One listener serves the
 * whole document, so links need no component of their own.
 * @param isPage returns whether the browser can show the page of a path; must be the same function in every render
 */
export function useInternalLinks(isPage: (pathname: string) => boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    function onClick(event: MouseEvent): void {
      const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey } = event;
      if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const path = link ? findInternalPath(link, isPage) : undefined;
      if (path === undefined) return;
      event.preventDefault();
      navigate(path);
    }
    addEventListener("click", onClick);
    return () => removeEventListener("click", onClick);
  }, [navigate, isPage]);
}

/** Returns the path of a link to another public page; undefined for files, other sites, downloads and fragments. */
function findInternalPath(link: HTMLAnchorElement, isPage: (pathname: string) => boolean): string | undefined {
  const { origin, pathname, search, hash } = new URL(link.href, location.href);
  const leaves =
    origin !== location.origin || (link.target !== "" && link.target !== "_self") || link.hasAttribute("download");
  const isFile = /\.\w+$/.test(pathname) || pathname.startsWith("/api/");
  const isPlaceInPage = hash !== "" && pathname === location.pathname && search === location.search;
  return leaves || isFile || isPlaceInPage || !isPage(pathname) ? undefined : pathname + search + hash;
}

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
  const ended = new AbortController();
  const stop = () => ended.abort();
  const observer = new ResizeObserver(() => {
    scrollTo(0, top);
    if (Math.abs(scrollY - top) < 2) stop();
  });
  const timer = setTimeout(stop, RESTORE_TIMEOUT_MS);
  ended.signal.addEventListener("abort", () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  observer.observe(document.body);
  for (const type of ["wheel", "touchstart", "keydown"])
    addEventListener(type, stop, { signal: ended.signal, passive: true }); // do not scroll against the reader
  return stop;
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
